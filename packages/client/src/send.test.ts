import { once } from 'node:events'
import { createServer } from 'node:net'
import { LetterslotError } from '@letterslot/core'
import { expect, it, onTestFinished } from 'vitest'
import { EmailJSResponseStatus, SendError, type SendErrorCode, send, sendErrorCodes } from './index.ts'
import { answer, deadOrigin, startWireServer } from './wire-server.test.kit.ts'

type Handler = NonNullable<Parameters<typeof startWireServer>[0]>

async function originOf(onRequest: Handler): Promise<string> {
  const server = await startWireServer(onRequest)
  onTestFinished(server.close)
  return server.origin
}

const call = (origin: string, more: object = {}): Promise<EmailJSResponseStatus> =>
  send('service', 'template', { name: 'Ada' }, { publicKey: 'key', origin, ...more })

/** An https origin whose server answers a TLS greeting with plain text. */
async function noTlsOrigin(): Promise<string> {
  const server = createServer((socket) => socket.on('error', () => {}).end('HTTP/1.1 400 Bad Request\r\n\r\n'))
  onTestFinished(() => void server.close())
  await once(server.listen(0, '127.0.0.1'), 'listening')
  const address = server.address()
  return typeof address === 'object' ? `https://127.0.0.1:${address?.port}` : ''
}

/** Returns the rejection of a call; a call that resolves fails the test. */
async function rejectionOf(calling: Promise<unknown>): Promise<SendError> {
  const error: unknown = await calling.then(
    () => undefined,
    (reason: unknown) => reason,
  )
  if (error instanceof SendError) return error
  throw new TypeError('The call was not rejected with a SendError.', { cause: error })
}

const factsOf = ({ code, status, text, sent }: SendError): object => ({ code, status, text, sent })
const networkError = { code: 'network', status: 0, text: 'Network Error', sent: 'maybe' }

it.each([
  [200, 'OK'],
  [200, '<!DOCTYPE html>\n<title>Sign in</title>'],
  [201, 'Created'],
  [204, ''],
])('[L3] [F31] resolves with status %i and the whole text %j', async (status, text) => {
  const result = await call(await originOf((socket) => answer(socket, status, text)))
  expect(result).toBeInstanceOf(EmailJSResponseStatus)
  expect({ ...result }).toEqual({ status, text })
})

it.each<readonly [status: number, text: string, code: SendErrorCode, sent: 'no' | 'maybe']>([
  [400, 'OK', 'rejected', 'no'],
  [400, 'The template ID not found.', 'rejected', 'no'],
  [400, 'reCAPTCHA: The g-recaptcha-response parameter not found', 'challenge', 'no'],
  [402, 'quota', 'provider-refused', 'no'],
  [403, 'API calls are disabled for non-browser applications', 'provider-refused', 'no'],
  [404, 'Account not found', 'provider-refused', 'no'],
  [412, 'Gmail_API: Invalid grant. Please reconnect your Gmail account', 'provider-refused', 'no'],
  [422, 'The recipients address is empty', 'rejected', 'no'],
  [429, 'Too Many Requests', 'rate-limited', 'no'],
  [409, 'Conflict', 'provider-failed', 'maybe'],
  [500, 'Internal Server Error', 'provider-failed', 'maybe'],
  [503, 'Service Unavailable', 'provider-failed', 'maybe'],
])('[L27] [F28] [F30] is rejected by %i %j as %s', async (status, text, code, sent) => {
  const error = await rejectionOf(call(await originOf((socket) => answer(socket, status, text))))
  expect(factsOf(error)).toEqual({ code, status, text, sent })
})

it('[L28] [F30] gives an error page of 2 MB whole, and one line of it as the message', async () => {
  const page = `<html>\n<head><title>502 Bad Gateway</title></head>${'<p>nginx</p>'.repeat(170_000)}`
  const error = await rejectionOf(call(await originOf((socket) => answer(socket, 502, page))))
  expect(error.text === page).toBe(true)
  expect(error.message).toMatch(/^502 Bad Gateway nginx [^<\n]+$/)
  expect(error.message).toHaveLength(200)
})

it('[L28] gives a text to the character, blanks and line ends included', async () => {
  const error = await rejectionOf(call(await originOf((socket) => answer(socket, 400, ' <b>No</b>\r\n  such key\n'))))
  expect([error.text, error.message]).toEqual([' <b>No</b>\r\n  such key\n', 'No such key'])
})

it('[L29] gives what Retry-After asks for', async () => {
  const origin = await originOf((socket) => answer(socket, 429, 'Too Many Requests', { 'retry-after': '7' }))
  expect(await rejectionOf(call(origin))).toMatchObject({ code: 'rate-limited', retryAfterMs: 7000 })
})

it('[L8] [F31] follows no redirect', async () => {
  const elsewhere = await startWireServer()
  onTestFinished(elsewhere.close)
  const origin = await originOf((socket) => answer(socket, 307, '', { location: elsewhere.origin }))
  const error = await rejectionOf(call(origin))
  expect(factsOf(error)).toEqual({
    code: 'provider-refused',
    status: 307,
    text: '',
    sent: 'maybe',
  })
  expect(String(error)).toBe('SendError: provider-refused')
  expect(elsewhere.requests).toEqual([])
})

it.each<readonly [name: string, origin: () => Promise<string>]>([
  ['connection is refused', deadOrigin],
  ['name does not exist', async () => 'http://letterslot.invalid'],
  ['TLS handshake fails', noTlsOrigin],
  ['connection is reset', () => originOf((socket) => socket.resetAndDestroy())],
  ['connection ends without an answer', () => originOf((socket) => socket.end())],
  ['answer breaks off', () => originOf((socket) => socket.end('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nOK'))],
])('[L23] [F26] is a network error when the %s', async (_name, origin) => {
  const error = await rejectionOf(call(await origin()))
  expect(factsOf(error)).toEqual(networkError)
  expect(error.hint).toBe('Check the allowed origins')
  expect(error.cause).toBeInstanceOf(TypeError)
})

it.each<readonly [name: string, onRequest: Handler]>([
  ['nothing', () => {}],
  ['half an answer', (socket) => socket.write('HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nOK')],
])('[L25] [F34] stops waiting for a server that sends %s', async (_name, onRequest) => {
  const error = await rejectionOf(call(await originOf(onRequest), { timeoutMs: 50 }))
  expect(factsOf(error)).toEqual({ code: 'timeout', status: 0, text: 'Timeout', sent: 'maybe' })
})

it('[L25] takes an endless time limit for the longest that a timer can hold', async () => {
  expect(await call(await originOf((socket) => answer(socket, 200, 'OK')), { timeoutMs: Infinity })).toMatchObject({
    text: 'OK',
  })
})

it('[L26] ends with the caller’s signal, perhaps sent', async () => {
  const controller = new AbortController()
  const origin = await originOf(() => controller.abort('enough'))
  const error = await rejectionOf(call(origin, { signal: controller.signal }))
  expect(factsOf(error)).toEqual({ code: 'aborted', status: 0, text: 'Aborted', sent: 'maybe' })
  expect(error.cause).toBe('enough')
})

it('[L26] sends nothing after the caller’s signal', async () => {
  const server = await startWireServer()
  onTestFinished(server.close)
  const error = await rejectionOf(call(server.origin, { signal: AbortSignal.abort() }))
  expect(factsOf(error)).toEqual({ code: 'aborted', status: 0, text: 'Aborted', sent: 'no' })
  expect(server.requests).toEqual([])
})

it('[L2] is rejected with an error that is a status too', async () => {
  class Special extends EmailJSResponseStatus {}
  const error = await rejectionOf(call(await deadOrigin()))
  expect(error).toBeInstanceOf(Error)
  expect(error).toBeInstanceOf(LetterslotError)
  expect(error).toBeInstanceOf(EmailJSResponseStatus)
  expect(error).not.toBeInstanceOf(Special)
  expect(new Special()).toBeInstanceOf(EmailJSResponseStatus)
  expect(new Special()).toBeInstanceOf(Special)
  expect(String(error)).toBe('SendError: Network Error')
})

it('[L2] has as many codes as the catalogue', () => {
  expect(new Set(sendErrorCodes).size).toBe(15)
})
