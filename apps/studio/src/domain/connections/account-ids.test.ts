import { expect, it } from 'vitest'
import { brandConnectionId, practiceConnection } from '../../model/connection.ts'
import {
  type AccountIds,
  connectionFor,
  findMisplacedIds,
  findProblems,
  idsOf,
  noAccountIds,
  parseAccountOrigin,
  putIdsInPlace,
  trimIds,
} from './account-ids.ts'
import { connectionDetail, connectionName } from './connection-name.ts'

const ids: AccountIds = { origin: '', publicKey: 'pk_1', serviceId: 'service_1', templateId: 'template_1' }
const relayIds: AccountIds = { ...ids, origin: 'https://forms.example.org' }

it.each([
  ['https://forms.example.org', 'https://forms.example.org'],
  ['https://forms.example.org:8443/', 'https://forms.example.org:8443'],
  ['HTTPS://Forms.Example.org', 'https://forms.example.org'],
  ['http://localhost:4400', 'http://localhost:4400'],
  ['http://[::1]:4400', 'http://[::1]:4400'],
  ['http://forms.example.org', undefined],
  ['https://forms.example.org/api', undefined],
  ['https://forms.example.org/?a', undefined],
  ['https://forms.example.org/#a', undefined],
  ['https://me@forms.example.org', undefined],
  ['javascript:alert(1)', undefined],
  ['forms.example.org', undefined],
  ['', undefined],
])('[T321] the relay’s address %j is read as %j', (typed, origin) => {
  expect(parseAccountOrigin(typed)).toBe(origin)
})

it('[T320] blanks around what was pasted do not count', () => {
  const pasted = {
    origin: ' https://forms.example.org/ ',
    publicKey: '\tpk_1 ',
    serviceId: ' service_1\n',
    templateId: 'template_1',
  }
  expect(trimIds(pasted)).toEqual(relayIds)
})

it.each([
  ['emailjs', noAccountIds, ['publicKey', 'serviceId', 'templateId']],
  ['emailjs', ids, []],
  ['emailjs', { ...ids, serviceId: '' }, ['serviceId']],
  ['relay', ids, ['origin']],
  ['relay', { ...relayIds, origin: 'http://forms.example.org', templateId: '' }, ['origin', 'templateId']],
  ['relay', relayIds, []],
] as const)('[T320] of %s with %j these parts are missing or wrong: %j', (kind, typed, problems) => {
  expect(findProblems(kind, typed)).toEqual(problems)
})

it('[T322] the same account is never kept twice', () => {
  const emailJs = connectionFor('emailjs', ids, [])
  const relay = connectionFor('relay', relayIds, [])
  const kept = [practiceConnection, emailJs, relay]
  expect(connectionFor('emailjs', ids, kept)).toBe(emailJs)
  expect(connectionFor('relay', relayIds, kept)).toBe(relay)
  expect(kept.map(({ id }) => id)).not.toContain(connectionFor('emailjs', { ...ids, templateId: 'other' }, kept).id)
  expect(kept.map(({ id }) => id)).not.toContain(
    connectionFor('relay', { ...relayIds, origin: 'https://b.example' }, kept).id,
  )
})

it('[T322] the ids of an account are shown as they are kept', () => {
  expect(idsOf(connectionFor('emailjs', { ...ids, origin: 'left over' }, []))).toEqual(ids)
  expect(idsOf(connectionFor('relay', relayIds, []))).toEqual(relayIds)
  expect(idsOf(undefined)).toEqual(noAccountIds)
})

it('[T323] a connection is called by its kind and by what tells it apart', () => {
  const inbox = {
    kind: 'test-inbox',
    id: brandConnectionId('test-inbox'),
    name: '',
    publicKey: '',
    serviceId: 'default',
  } as const
  const all = [
    connectionFor('emailjs', ids, []),
    connectionFor('relay', { ...relayIds, origin: 'https://b.example:8443' }, []),
    { ...inbox, privateKey: 'secret' },
    practiceConnection,
  ]
  expect(all.map(connectionName)).toEqual([
    'EmailJS · service_1',
    'Your own relay · b.example:8443',
    'Test inbox',
    'Practice',
  ])
  expect(all.map(connectionDetail)).toEqual(['service_1', 'b.example:8443', '', ''])
})

const accountOf = (publicKey: string, serviceId: string, templateId: string) => ({
  origin: '',
  publicKey,
  serviceId,
  templateId,
})

it.each([
  [accountOf('k', 'service_1', 'template_1'), [], accountOf('k', 'service_1', 'template_1')],
  [accountOf('k', 'shop', 'reply'), [], accountOf('k', 'shop', 'reply')],
  [accountOf('', '', ''), [], accountOf('', '', '')],
  [
    accountOf('k', 'template_1', 'service_1'),
    [
      { part: 'serviceId', isRather: 'templateId' },
      { part: 'templateId', isRather: 'serviceId' },
    ],
    accountOf('k', 'service_1', 'template_1'),
  ],
  [
    accountOf('k', ' template_1', ''),
    [{ part: 'serviceId', isRather: 'templateId' }],
    accountOf('k', '', ' template_1'),
  ],
  [
    accountOf('service_1', 'template_1', 'k'),
    [
      { part: 'publicKey', isRather: 'serviceId' },
      { part: 'serviceId', isRather: 'templateId' },
    ],
    accountOf('k', 'service_1', 'template_1'),
  ],
  [
    accountOf('template_1', 'k', 'service_1'),
    [
      { part: 'publicKey', isRather: 'templateId' },
      { part: 'templateId', isRather: 'serviceId' },
    ],
    accountOf('k', 'service_1', 'template_1'),
  ],
  [
    accountOf('k', 'template_1', 'template_2'),
    [{ part: 'serviceId', isRather: 'templateId' }],
    accountOf('k', 'template_1', 'template_2'),
  ],
])('[T865] of %j the misplaced ids are %j, and in place they are %j', (typed, misplaced, placed) => {
  expect(findMisplacedIds(typed)).toEqual(misplaced)
  expect(putIdsInPlace(typed)).toEqual(placed)
})
