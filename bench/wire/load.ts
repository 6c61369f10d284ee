// Sends as fast as answers come, over a few kept connections, and prints how many 200 came back a second.
import { Agent } from 'node:http'
import { summarize } from '../statistics.ts'
import { submit } from './submission.ts'

const port = Number(process.argv[2])
const connections = 32
const isSmoke = process.argv[3] === 'smoke'
const warmUpMs = isSmoke ? 1 : 500
const measureMs = isSmoke ? 50 : 2500

const agent = new Agent({ keepAlive: true, maxSockets: connections })
let number = 0

async function sendFor(ms: number): Promise<{ readonly times: readonly number[]; readonly seconds: number }> {
  const times: number[] = []
  const until = performance.now() + ms
  const work = async (): Promise<void> => {
    while (performance.now() < until) {
      const from = performance.now()
      number += 1
      await submit(port, number, agent)
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
