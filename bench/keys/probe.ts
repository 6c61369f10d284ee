/** One key: the time that scripts took for it, in ms, and the state of its control after it. */
interface HeardKey {
  readonly ms: number
  readonly isInvalid: boolean
}

declare global {
  interface Window {
    keyBench: {
      readonly seen: () => number
      /** True once the last key's control is without a message. */
      readonly isCured: () => boolean
      /** The keys so far, each told once. */
      readonly taken: () => HeardKey[]
    }
  }
}

/**
 * Goes into the page as text before any script of its own. A key is timed from `beforeinput`, first on the way down, until all
 * microtasks after `input`, last on the way up: what a library does at once about a character lies between.
 */
export function installKeyProbe(): void {
  const heard: HeardKey[] = []
  let typedAtMs = 0
  // More microtasks than any library chains.
  const afterCommit = (done: () => void, left = 100): void => {
    if (left === 0) done()
    else queueMicrotask(() => afterCommit(done, left - 1))
  }
  const isInvalid = (control: Element): boolean => control.getAttribute('aria-invalid') === 'true'
  /** Some libraries take a message away in a later task: the key's time runs until then. */
  const followUp = (control: Element, key: HeardKey, fromMs: number): void => {
    const observer = new MutationObserver(() => {
      if (isInvalid(control)) return
      observer.disconnect()
      Object.assign(key, { ms: performance.now() - fromMs, isInvalid: false })
    })
    observer.observe(control, { attributes: true, attributeFilter: ['aria-invalid'] })
  }
  window.addEventListener(
    'beforeinput',
    () => {
      typedAtMs = performance.now()
    },
    { capture: true },
  )
  window.addEventListener('input', (event) => {
    const [control] = event.composedPath()
    afterCommit(() => {
      if (!(control instanceof Element)) return
      const key = { ms: performance.now() - typedAtMs, isInvalid: isInvalid(control) }
      heard.push(key)
      if (key.isInvalid) followUp(control, key, typedAtMs)
    })
  })
  window.keyBench = {
    seen: () => heard.length,
    isCured: () => heard.at(-1)?.isInvalid === false,
    taken: () => heard.splice(0),
  }
}
