import { type Agent, request } from 'node:http'
import { origin, publicKey } from './origin.ts'

/** Sends one message as a page does; resolves once it was answered 200. */
export function submit(port: number, number: number, agent?: Agent): Promise<void> {
  const body = JSON.stringify({
    lib_version: '0.1.0',
    user_id: publicKey,
    service_id: 'default_service',
    template_id: 'general',
    template_params: {
      letterslot_id: `bench-submission-${process.pid}-${number}`,
      full_name: 'Ada Lovelace',
      email: 'ada@example.org',
      message: 'Two hundred characters of good wishes. '.repeat(5),
    },
  })
  const headers = { Origin: origin, 'Content-Type': 'application/json', 'Content-Length': Buffer.byteLength(body) }
  return new Promise<void>((resolve, reject) => {
    const path = '/api/v1.0/email/send'
    const sent = request({ port, host: '127.0.0.1', path, method: 'POST', headers, ...(agent ? { agent } : {}) })
    sent.on('error', reject)
    sent.on('response', (response) => {
      response.resume().on('end', () => {
        if (response.statusCode === 200) resolve()
        else reject(new Error(`Answered ${response.statusCode}`))
      })
    })
    sent.end(body)
  })
}
