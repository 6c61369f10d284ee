import { execFileSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { delimiter, join } from 'node:path'
import { runFresh, type Server, withServer } from '../fresh-process.ts'
import type { Round, Scale, Subject, Suite } from '../suite.ts'

/** The memory of a process in MB; `ps` tells it in kibibytes. */
const residentMb = (pid: number): number =>
  (Number(execFileSync('ps', ['-o', 'rss=', '-p', String(pid)], { encoding: 'utf8' })) * 1024) / 1e6

const loaded =
  (server: Server) =>
  (scale: Scale): Promise<Round> =>
    withServer(server, async ({ port = 0 }, pid) => {
      const idleMb = residentMb(pid)
      const round = await runFresh('wire/load.ts', [String(port), scale])
      return { ...round, idleMb, loadedMb: residentMb(pid) }
    })

const hasPostgres = (process.env['PATH'] ?? '').split(delimiter).some((folder) => existsSync(join(folder, 'initdb')))
const pgBoss: Subject = {
  name: 'pg-boss, PostgreSQL',
  isApart: true,
  packages: ['pg-boss'],
  run: loaded({ path: 'peers/pg-boss.ts' }),
}

/** The send path under load: what durable acceptance costs over a server that only parses. */
export const wire: Suite = {
  title: 'Accepting submissions (32 connections, loopback)',
  rounds: 5,
  peer: 'bare JSON server',
  subjects: [
    { name: 'relay, accepting', run: loaded({ path: 'wire/accepting.ts', isRelay: true }) },
    { name: 'relay, delivering too', isOurs: true, run: loaded({ path: 'wire/delivering.ts', isRelay: true }) },
    { name: 'one synced INSERT each', run: loaded({ path: 'wire/insert.ts' }) },
    ...(hasPostgres ? [pgBoss] : []),
    { name: 'bare JSON server', run: loaded({ path: 'wire/json.ts' }) },
  ],
  metrics: [
    { key: 'perSecond', label: '200 OK a second', unit: '/s', better: 'higher' },
    { key: 'answerMs', label: 'one answer', unit: 'ms', better: 'lower' },
    { key: 'p99Ms', label: '99 of 100 answers', unit: 'ms', better: 'lower' },
    { key: 'idleMb', label: 'memory of the process, started', unit: 'MB', better: 'lower' },
    { key: 'loadedMb', label: 'memory of the process, after the load', unit: 'MB', better: 'lower' },
  ],
}
