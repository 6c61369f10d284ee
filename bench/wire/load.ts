// Sends as fast as answers come, over a few kept connections, and prints how many 200 came back a second.
import { Agent, request } from 'node:http'
import { summarize } from '../statistics.ts'
import { origin, publicKey } from './origin.ts'

const port = Number(process.argv[2])
const connections = 32
const isSmoke = process.argv[3] === 'smoke'
const warmUpMs = isSmoke ? 1 : 500
const measureMs = isSmoke ? 50 : 2500

const agent = new Agent({ keepAlive: true, maxSockets: connections })
let number = 0

function sendOne(): Promise<void> {
  number += 1
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
    const sent = request({ port, host: '127.0.0.1', path: '/api/v1.0/email/send', method: 'POST', headers, agent })
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

async function sendFor(ms: number): Promise<{ readonly times: readonly number[]; readonly seconds: number }> {
  const times: number[] = []
  const until = performance.now() + ms
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now()
      await sendOne()
      times.push(performance.now() - from)
    }
  }
  const from = performance.now()
  await Promise.all(Array.from({ length: connections }, work))
  return { times, seconds: (performance.now() - from) / 1000 }
}

await sendFor(warmUpMs)
const { times, seconds } = await sendFor(measureMs)
agent.destroy()
const p99Ms = [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)] ?? Number.NaN
console.log(JSON.stringify({ perSecond: times.length / seconds, answerMs: summarize(times).median, p99Ms }))
