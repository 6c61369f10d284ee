import { describe, expect, it } from 'vitest'
import { testApp } from '../../apps/relay/src/relay.test.fixture.ts'
import { readConfig } from '../../apps/relay/src/settings/config.ts'
import { foundIn, unionOf } from './declared.ts'
import { codesIn, firstCodes, sectionOf, tableOf } from './page.ts'
import { filesUnder, read } from './tree.ts'

const page = read('docs/reference/relay.md')
const sorted = (names: readonly string[]): readonly string[] => [...new Set(names)].sort()

/** The API's calls as the page lists them: `GET /api/v1/keys`. Two on one row share their method. */
function callsUnder(heading: string): readonly string[] {
  return tableOf(sectionOf(page, heading), 'call').flatMap(([first = '']) => {
    const codes = codesIn(first).map((code) => code.replace(/\?.*$/, ''))
    const [method = ''] = codes[0]?.split(' ') ?? []
    const base = '/api/v1'
    return codes.map((code) =>
      code.startsWith(method) ? code : `${method} ${code.startsWith(base) ? '' : base}${code}`,
    )
  })
}

/** The calls that the relay answers under `/api/v1`. */
function callsOf(isLocal: boolean): readonly string[] {
  const { app, store } = testApp({ isLocal: isLocal })
  store.close()
  const routes = app.routes.filter(({ path, method }) => path.startsWith('/api/v1/') && method !== 'ALL')
  return sorted(routes.map(({ method, path }) => `${method} ${path}`))
}

describe('docs/reference/relay.md', () => {
  it('lists every setting', () => {
    const settings = readConfig({ env: {} })
    const known = settings.ok ? settings.value.report.map(({ variable }) => variable) : []
    expect(known).not.toEqual([])
    expect(sorted(firstCodes(tableOf(sectionOf(page, 'Settings'), 'variable')))).toEqual(sorted(known))
  })

  it('lists every call of the management API, and what local mode adds', () => {
    const everywhere = callsOf(false)
    expect(sorted(callsUnder('Management'))).toEqual(everywhere)
    const added = callsOf(true).filter((call) => !everywhere.includes(call))
    expect(sorted(callsUnder('Local mode'))).toEqual(added)
  })

  it('lists the states of a message', () => {
    const [, states = ''] = /`state` is one of `([^`]+)`/.exec(sectionOf(page, 'Management')) ?? []
    expect(states.split(' ')).toEqual(unionOf('apps/relay/src/store/port.ts', 'MessageState'))
  })

  it('lists every line of the log', () => {
    const sources = filesUnder('apps/relay/src').filter(
      (file) => /\.ts$/.test(file) && !/\.test\.|torture\//.test(file),
    )
    const written = sources.flatMap((file) => foundIn(file, /\bevent: '([a-z-]+)'/g))
    const changes = unionOf('apps/relay/src/http/middleware/change-log.ts', 'ChangeEvent')
    // A submission's line is named after what became of it.
    const answered = foundIn('apps/relay/src/store/port.ts', /kind: '(stored)' \| 'repeat'/g).concat('repeat')
    expect(sorted(firstCodes(tableOf(sectionOf(page, 'The log'), 'event')))).toEqual(
      sorted([...written, ...changes, ...answered]),
    )
  })

  it('lists every metric', () => {
    const metrics = foundIn('apps/relay/src/http/metrics.ts', /name: '(letterslot_\w+)'/g)
    const told = codesIn(sectionOf(page, 'Management')).filter((code) => code.startsWith('letterslot_'))
    expect(sorted(told.map((code) => code.replace(/\{.*/, '')))).toEqual(sorted(metrics))
  })
})
