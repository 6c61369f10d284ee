import { Eye, Undo2 } from 'lucide-react'
import { describe, expect, it } from 'vitest'
import type { Action } from './action.ts'
import { createActionRegistry } from './action-registry.ts'
import { maxMatchesOfGroup, searchActions } from './search-actions.ts'

const action = (id: string, label: string, more: Partial<Action> = {}): Action => ({
  id,
  label,
  group: 'do',
  icon: Eye,
  run: () => {},
  ...more,
})
const actions = [
  action('undo', 'Undo', { icon: Undo2, keywords: 'back take return' }),
  action('try', 'Try it', { keywords: 'test send' }),
  action('publish', 'Publish', { group: 'go', keywords: 'download page embed' }),
  action('person', 'Who comes with you?', { group: 'fields', detail: 'Page 2' }),
  action('cafe', 'Café order', { group: 'forms' }),
]
const found = (query: string, of: readonly Action[] = actions): readonly string[] =>
  searchActions(of, query).flatMap(({ matches }) => matches.map((match) => match.action.id))

describe('a search among actions', () => {
  it.each([
    ['und', ['undo']],
    ['PUB', ['publish']],
    ['cafe', ['cafe']],
    ['CAFÉ ord', ['cafe']],
    ['you comes', ['person']],
    ['you page', ['person']],
    ['blish', ['publish']],
    ['pulbish', ['publish']],
    ['pubish', ['publish']],
    ['publlish', ['publish']],
    ['pablish', ['publish']],
    ['download', ['publish']],
    ['undo publish', []],
    ['pxxlish', []],
  ])('[T1560] finds by “%s” %j', (query, ids) => {
    expect(found(query)).toEqual(ids)
  })

  it('[T1560] lists what begins with the words first, then what has them inside, beside, and with a slip', () => {
    const four = [
      action('slip', 'Stayle'),
      action('beside', 'Theme', { keywords: 'style' }),
      action('inside', 'Restyle'),
      action('start', 'A style'),
    ]
    expect(found('style', four)).toEqual(['start', 'beside', 'inside', 'slip'])
  })

  it('[T1561] marks what it found in the label as it is written, and says by which other word it found it', () => {
    const [cafe] = searchActions(actions, 'cafe o')
    expect(cafe?.matches).toEqual([
      {
        action: actions[4],
        marks: [
          [0, 4],
          [5, 6],
        ],
      },
    ])
    const [embed] = searchActions(actions, 'emb')
    expect(embed?.matches).toEqual([{ action: actions[2], marks: [], why: 'embed' }])
  })

  it('[T1562] finds everything without a word, what was done lately once and on top', () => {
    const groups = searchActions(actions, '  ', ['cafe', 'gone'])
    expect(groups.map(({ group, matches }) => [group, matches.map((match) => match.action.id)])).toEqual([
      ['recent', ['cafe']],
      ['go', ['publish']],
      ['do', ['undo', 'try']],
      ['fields', ['person']],
    ])
  })

  it('[T1562] finds behind > what does something alone', () => {
    expect(found('>')).toEqual(['undo', 'try'])
    expect(found('> u')).toEqual(['undo'])
    expect(found('>publish')).toEqual([])
  })

  it('[T1563] lists eight of a group and counts the others; a long search is cut', () => {
    const many = Array.from({ length: 12 }, (_, index) => action(`a${index}`, `Row ${index}`))
    const [rows] = searchActions(many, 'row')
    expect([rows?.matches.length, rows?.hidden]).toEqual([maxMatchesOfGroup, 4])
    expect(found(`undo ${' '.repeat(100)}nothing`)).toEqual(['undo'])
  })
})

it('[T1564] lists the actions of what stands on the screen, the latest first, as they are now', () => {
  const registry = createActionRegistry()
  let label = 'One'
  const leave = registry.register(() => [action('one', label)])
  registry.register(() => [action('two', 'Two')])
  label = 'First'
  expect(registry.list().map((one) => one.label)).toEqual(['Two', 'First'])
  leave()
  expect(registry.list().map((one) => one.label)).toEqual(['Two'])
  for (const id of ['a', 'b', 'a', 'c', 'd', 'e']) registry.remember(id)
  expect(registry.recent()).toEqual(['e', 'd', 'c', 'a'])
})
