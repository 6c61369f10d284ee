import { EventEmitter } from 'node:events'
import { generalTemplate } from '@letterslot/email'
import { siteOrigin, type testApp } from '../../relay.test.fixture.ts'
import { sendFormPath, sendPath } from './protocol.ts'

/** A relay under test, with its key. */
export type Relay = ReturnType<typeof testApp>

/** Posts as the SDK does; `body` and `headers` change the request. */
export function post(relay: Relay, body: Readonly<Record<string, unknown>> = {}, headers: Record<string, string> = {}) {
  return relay.app.request(sendPath, {
    method: 'POST',
    headers: { Origin: siteOrigin, 'Content-type': 'application/json', ...headers },
    body: JSON.stringify({
      lib_version: '4.4.1',
      user_id: relay.publicKey,
      service_id: 'default',
      template_id: 'contact',
      template_params: { full_name: 'Ada' },
      ...body,
    }),
  })
}

/** Posts as the SDK does, from a computer with this address. */
export function postFrom(
  relay: Relay,
  remoteAddress: string,
  headers: Record<string, string> = {},
  body: Readonly<Record<string, unknown>> = {},
) {
  const text = JSON.stringify({
    user_id: relay.publicKey,
    service_id: 'default',
    template_id: 'contact',
    template_params: {},
    ...body,
  })
  const init = { method: 'POST', headers: { Origin: siteOrigin, ...headers }, body: text }
  return relay.app.request(sendPath, init, {
    incoming: Object.assign(new EventEmitter(), { socket: { remoteAddress } }),
  })
}

/** Posts as a form does. */
export function postForm(
  relay: Relay,
  fields: readonly (readonly [string, string | File])[],
  headers: Record<string, string> = {},
) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return relay.app.request(sendFormPath, { method: 'POST', headers: { Origin: siteOrigin, ...headers }, body: form })
}

/** The ids that the SDK appends. */
export const idsOf = (relay: Relay) =>
  [
    ['lib_version', '4.4.1'],
    ['service_id', 'default'],
    ['template_id', 'contact'],
    ['user_id', relay.publicKey],
  ] as const

/** The part of an answer that a page can read. */
export const seen = async (response: Response) => ({
  status: response.status,
  text: await response.text(),
  type: response.headers.get('content-type'),
  origin: response.headers.get('access-control-allow-origin'),
  vary: response.headers.get('vary'),
  code: response.headers.get('letterslot-code'),
})

/** The messages of a relay, newest first. */
export const stored = (relay: Relay) => relay.store.messages.list({ limit: 100 }).items

/** A template whose mail goes where the visitor says. */
export const fromVisitor = { ...generalTemplate({ id: 'contact', to: '' }), to: ['{{email}}'], visitorRecipients: true }
