import type { Finding } from './check.ts'
import type { Facts } from './facts.ts'

const publish = 'Mend it in the studio, Connect, and publish again.'

/** Checks the page's origin. */
export function checkOrigin({ protocol, origin, isSecure }: Facts): Finding {
  if (protocol === 'file:')
    return ['attention', 'Opened from a file: most providers refuse that.', 'Put the page on a web server.']
  if (origin === 'null')
    return [
      'attention',
      'A sandboxed frame without an origin: nothing can be stored, and providers may refuse it.',
      'Add allow-same-origin to the frame’s sandbox, or open the form by itself.',
    ]
  if (!isSecure) return ['attention', `${origin} is plain http: others can read along.`, 'Serve the page over https.']
  return ['ok', `${origin}, which this browser takes for secure.`]
}

/** Checks if the form has what it needs to be sent. */
export function checkIdentifiers({ delivery, hasForm }: Facts): Finding {
  if (!hasForm) return ['attention', 'The form’s document could not be had.', 'The browser’s console says why.']
  if (!delivery) return ['attention', 'The form is not connected: messages wait on visitors’ devices.', publish]
  const { publicKey, serviceId, templateId } = delivery
  const wrong = Object.entries({ publicKey, serviceId, templateId }).flatMap(([name, value]) =>
    /^[^\s"'`<>{}]+$/.test(value) && !/^your_/i.test(value) ? [] : [name],
  )
  return wrong.length > 0
    ? ['attention', `Missing, a placeholder or oddly written: ${wrong.join(', ')}.`, publish]
    : ['ok', 'All three are there. Whether the provider knows them, only a message shows.']
}

/** Who takes the messages, and whether a visitor's browser can go there at all. */
export function checkProvider({ delivery, origin, protocol }: Facts): Finding {
  const url = URL.parse(delivery?.origin ?? '')
  if (!url || !/^https?:$/.test(url.protocol)) return ['attention', 'No address of the web to send to.', publish]
  const isLocal = isThisComputer(url)
  if (isLocal && !isThisComputer(URL.parse(origin)))
    return ['attention', `${url.host} is each visitor’s own computer.`, publish]
  if (protocol === 'https:' && url.protocol === 'http:' && !isLocal)
    return ['attention', `${url.host} is plain http: browsers block that from https.`, 'Give the relay https.']
  return ['ok', url.origin === 'https://api.emailjs.com' ? 'EmailJS.' : `A relay at ${url.host}.`]
}

/** The page's policy, known by what became of a request: a header shows itself to no page. */
export function checkPolicy({ delivery, isBlocked, reach }: Facts): Finding {
  if (isBlocked) return ['attention', 'It keeps the form from sending.', `Add ${delivery?.origin} to connect-src.`]
  return reach && reach !== 'silent'
    ? ['ok', 'It lets the form ask its provider.']
    : ['unknown', 'It blocked nothing, and nothing got through.']
}

function isThisComputer(url: URL | null): boolean {
  return url !== null && /^(localhost|127(\.\d+){3}|\[::1\])$/.test(url.hostname)
}
