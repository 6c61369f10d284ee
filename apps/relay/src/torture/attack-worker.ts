import { parentPort, workerData } from 'node:worker_threads'
import { type AttackOrder, runAttack } from './attackers.ts'

/** The order that the thread was started with. */
const attackOrder: AttackOrder = workerData
const over = new AbortController()
parentPort?.on('message', () => over.abort())
parentPort?.postMessage(await runAttack(attackOrder, over.signal))
