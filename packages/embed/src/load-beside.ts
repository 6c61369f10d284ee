/** A file that stands beside a script. */
export interface FileBeside {
  readonly name: string
  /** As an `integrity` attribute has it: the browser runs nothing else under this name. */
  readonly integrity: string
}

/** Of Trusted Types, which not every browser has, as far as it is wanted. */
declare const trustedTypes:
  | {
      createPolicy(
        name: string,
        rules: { readonly createScriptURL: (url: string) => string },
      ): { createScriptURL(url: string): unknown }
    }
  | undefined

/** Time limit for a file, in ms: whoever waits is told then. It may come later still. */
const patienceMs = 20_000

/**
 * Makes what runs a file that stands beside a script: under the policies of nonces, of hashes and of Trusted Types too.
 * @param base - the address of the script.
 * @returns a function that tries it once; its promise is rejected where the file is missing, changed, blocked, or does not come in time.
 */
export function createLoader({ name, integrity }: FileBeside, base: string): () => Promise<void> {
  let address: unknown
  return () =>
    new Promise((resolve, reject) => {
      address ??= trustedAddress(new URL(name, base).href)
      const script = document.createElement('script')
      script.integrity = integrity
      script.crossOrigin = 'anonymous'
      const nonce = Document.prototype.querySelector.call(document, 'script[nonce]')
      if (nonce instanceof HTMLElement) script.nonce = nonce.nonce
      script.addEventListener('load', () => resolve())
      script.addEventListener('error', reject)
      setTimeout(reject, patienceMs)
      // Throws where the page's policy of Trusted Types lets nobody name an address.
      Reflect.set(script, 'src', address)
      // A form of the page may be named `head`.
      Reflect.get(Document.prototype, 'head', document).append(script)
      script.remove()
    })
}

/** The address as the page's policy of Trusted Types takes it. */
function trustedAddress(url: string): unknown {
  if (typeof trustedTypes === 'undefined') return url
  try {
    // Of its rules only those are meant that are its own, whatever a page has put on the prototype of all objects.
    const rules = Object.assign(Object.create(null), { createScriptURL: (own: string) => own })
    return trustedTypes.createPolicy('letterslot', rules).createScriptURL(url)
  } catch {
    return url
  }
}
