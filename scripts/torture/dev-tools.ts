import { once } from 'node:events'
import { fieldOf } from './field-of.ts'

/** Chromium's DevTools Protocol, bare: a suite that ends browsers and crashes pages must not be in a library's way. */
export interface DevTools {
  /** Asks the browser, or a page by its session. Rejects with the browser's words, or when the browser is gone. */
  ask(method: string, params?: object, session?: string): Promise<unknown>
  /** Resolves when the browser next tells of an event of a session, to what it tells. */
  heard(event: string, session: string): Promise<unknown>
}

/** Connects to a browser by the address that it told. */
export async function connectDevTools(address: string): Promise<DevTools> {
  const socket = new WebSocket(address)
  const asked = new Map<number, PromiseWithResolvers<unknown> & { readonly session: string | undefined }>()
  const awaited = new Map<string, PromiseWithResolvers<unknown>>()
  let last = 0
  const tell = (event: string, said: unknown): void => {
    awaited.get(`${fieldOf(said, 'sessionId')} ${event}`)?.resolve(fieldOf(said, 'params'))
    if (event !== 'Target.detachedFromTarget') return
    // A page that is gone answers nothing that it was asked before.
    for (const { session, reject } of asked.values()) {
      if (session === fieldOf(said, 'params', 'sessionId')) reject(new Error('The page is gone.'))
    }
  }
  socket.addEventListener('message', ({ data }) => {
    const said: unknown = JSON.parse(String(data))
    const id = fieldOf(said, 'id')
    if (typeof id !== 'number') return tell(String(fieldOf(said, 'method')), said)
    const question = asked.get(id)
    asked.delete(id)
    const fault = fieldOf(said, 'error', 'message')
    if (fault === undefined) question?.resolve(fieldOf(said, 'result'))
    else question?.reject(new Error(String(fault)))
  })
  socket.addEventListener('close', () => {
    for (const { reject } of [...asked.values(), ...awaited.values()]) reject(new Error('The browser is gone.'))
    asked.clear()
    awaited.clear()
  })
  await once(socket, 'open')
  return {
    ask(method, params = {}, sessionId) {
      if (socket.readyState !== WebSocket.OPEN) return Promise.reject(new Error('The browser is gone.'))
      last += 1
      const question = { ...Promise.withResolvers<unknown>(), session: sessionId }
      asked.set(last, question)
      socket.send(JSON.stringify({ id: last, method, params, sessionId }))
      return question.promise
    },
    heard(event, session) {
      const key = `${session} ${event}`
      const moment = awaited.get(key) ?? Promise.withResolvers<unknown>()
      awaited.set(key, moment)
      return moment.promise.finally(() => awaited.delete(key))
    },
  }
}
