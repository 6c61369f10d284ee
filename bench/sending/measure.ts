// Watches a process that sends, and hands it submissions meanwhile where a rate is named: mails a second, what one costs.
import { Agent } from 'node:http'
import { setTimeout as sleep } from 'node:timers/promises'
import { submit } from '../wire/submission.ts'

const [, , countsPort = '', port = '', perSecond = '0', scale = ''] = process.argv
const isSmoke = scale === 'smoke'
const [warmUpMs, measureMs] = isSmoke ? [150, 150] : [1000, 2500]

interface Counts {
  readonly sent: number
  readonly cpuMs: number
  readonly mb: number
}

const readCounts = async (): Promise<Counts> => (await fetch(`http://127.0.0.1:${countsPort}/`)).json()

/**
 * Waits for a while and, on a busy machine, until a mail more has left.
 * @throws {Error} after ten seconds more without one: all that waited may have left.
 */
async function countAfter(ms: number, sentBefore: number, tries = 1000): Promise<Counts> {
  if (tries === 0) throw new Error(`No mail has left after the ${sentBefore} of before`)
  await sleep(ms)
  const counts = await readCounts()
  return counts.sent > sentBefore ? counts : countAfter(10, sentBefore, tries - 1)
}

const agent = new Agent({ keepAlive: true, maxSockets: 32 })
const inFlight = new Set<Promise<void>>()
const answers: number[] = []
const fromMs = performance.now()
let number = 0

/** Sends what is due by now; the time of an answer counts from when its submission was due. */
function sendDue(): void {
  while (number < ((performance.now() - fromMs) / 1000) * Number(perSecond)) {
    const dueMs = fromMs + (number / Number(perSecond)) * 1000
    number += 1
    const sending = submit(Number(port), number, agent).then(() => {
      answers.push(performance.now() - dueMs)
      inFlight.delete(sending)
    })
    inFlight.add(sending)
  }
}

const timer = setInterval(sendDue, 5)
const before = await countAfter(warmUpMs, 0)
const [answered, measuredFromMs] = [answers.length, performance.now()]
const after = await countAfter(measureMs, before.sent)
const times = answers.slice(answered)
const seconds = (performance.now() - measuredFromMs) / 1000
clearInterval(timer)
await Promise.all(inFlight)
agent.destroy()

const sent = after.sent - before.sent
const p99Ms = [...times].sort((one, other) => one - other)[Math.floor(times.length * 0.99)]
const accepted = p99Ms === undefined ? {} : { acceptedPerSecond: times.length / seconds, p99Ms }
const cpuMs = (after.cpuMs - before.cpuMs) / sent
console.log(JSON.stringify({ perSecond: sent / seconds, cpuMs, loadedMb: after.mb, ...accepted }))
