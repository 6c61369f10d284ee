import { expect, it } from 'vitest'
import { brandConnectionId, practiceConnection } from '../../model/connection.ts'
import {
  type AccountIds,
  connectionFor,
  findProblems,
  idsOf,
  noAccountIds,
  readOrigin,
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
  expect(readOrigin(typed)).toBe(origin)
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
