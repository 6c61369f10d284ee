import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { exampleTemplate, type StoreStage } from './example-message.test.fixture.ts'
import { messageContract } from './message-contract.test.fixture.ts'
import type { RelayStore } from './port.ts'
import { queueContract } from './queue-contract.test.fixture.ts'

/**
 * Describes what every store promises, for the tests of each implementation.
 * @param newPlace - names a new empty place for each test.
 * @param open - opens a place, also a second time after it was closed.
 */
export function describeStoreContract(name: string, newPlace: () => string, open: (place: string) => RelayStore): void {
  let place: string
  let store: RelayStore
  const stage: StoreStage = {
    get messages() {
      return store.messages
    },
    get inbox() {
      return store.inbox
    },
    get settings() {
      return store.settings
    },
    reopen: () => {
      store.close()
      store = open(place)
    },
    claim: (nowMs, leaseMs) => {
      const claim = store.messages.claim(nowMs, leaseMs)
      if (claim === undefined) throw new Error('No message is due')
      return claim
    },
  }
  describe(`the ${name} store keeps the contract`, () => {
    beforeEach(() => {
      place = newPlace()
      store = open(place)
    })
    afterEach(() => store.close())
    describe('of messages', () => messageContract(stage))
    describe('of the queue', () => queueContract(stage))
    describe('of the test inbox', () => inboxContract(stage))
    describe('of settings', () => settingsContract(stage))
  })
}

function inboxContract(stage: StoreStage): void {
  it('[S10] keeps every mail of the test inbox byte for byte, also one that came twice', async () => {
    const mail = {
      receivedAtMs: 5,
      from: 'forms@localhost',
      to: ['owner@example.org'],
      source: Uint8Array.from([0, 13, 10, 255]),
    }
    const ids = await Promise.all([1, 2, 3].map(() => stage.inbox.append(mail)))
    stage.reopen()
    expect(stage.inbox.get(ids[0] ?? '')).toEqual({ id: ids[0], ...mail })
    const page = stage.inbox.list({ limit: 2 })
    expect(page.items.map(({ id }) => id)).toEqual([ids[2], ids[1]])
    expect(stage.inbox.list({ limit: 2, after: page.next ?? '' }).items.map(({ id }) => id)).toEqual([ids[0]])
  })

  it('[S354] takes a mail out of the test inbox, and brings it back in its place for an hour at least', async () => {
    const mail = { receivedAtMs: 5, from: 'forms@localhost', to: [], source: Uint8Array.from([65]) }
    const [first = '', second = '', third = ''] = await Promise.all([1, 2, 3].map(() => stage.inbox.append(mail)))
    expect([stage.inbox.remove(second, 1000), stage.inbox.remove(second, 1001)]).toEqual([true, false])
    expect(stage.inbox.get(second)).toBeUndefined()
    expect(stage.inbox.list({ limit: 5 }).items.map(({ id }) => id)).toEqual([third, first])
    stage.reopen()
    expect([stage.inbox.restore(second), stage.inbox.restore(second)]).toEqual([true, false])
    expect(stage.inbox.list({ limit: 5 }).items.map(({ id }) => id)).toEqual([third, second, first])
    stage.inbox.remove(second, 1000)
    stage.inbox.remove(first, 1000 + 60 * 60_000)
    expect(stage.inbox.restore(second)).toBe(true)
    stage.inbox.remove(second, 1000)
    stage.inbox.remove(third, 1001 + 60 * 60_000)
    expect([stage.inbox.restore(second), stage.inbox.restore(first)]).toEqual([false, true])
  })
}

function settingsContract(stage: StoreStage): void {
  it('[S11] counts the revisions of services and templates', () => {
    const service = { id: 'default', name: 'Mail', from: { name: 'Forms', address: 'forms@example.org' } }
    expect(stage.settings.putService({ ...service, smtp: 'inbox' })).toEqual({ id: 'default', revision: 1 })
    expect(stage.settings.putService({ ...service, smtp: 'environment' })).toEqual({ id: 'default', revision: 2 })
    expect(stage.settings.putTemplate(exampleTemplate)).toEqual({ id: 'tmpl_contact', revision: 1 })
    expect(stage.settings.putTemplate({ ...exampleTemplate, subject: 'New' })).toEqual({
      id: 'tmpl_contact',
      revision: 2,
    })
    stage.reopen()
    expect(stage.settings.services()).toEqual([{ ...service, smtp: 'environment', revision: 2 }])
    expect(stage.settings.service('default')?.revision).toBe(2)
    expect(stage.settings.templates()).toEqual([{ template: { ...exampleTemplate, subject: 'New' }, revision: 2 }])
    expect(stage.settings.template('tmpl_contact')?.revision).toBe(2)
    expect([stage.settings.removeService('default'), stage.settings.removeService('default')]).toEqual([true, false])
    expect([stage.settings.removeTemplate('tmpl_contact'), stage.settings.template('tmpl_contact')]).toEqual([
      true,
      undefined,
    ])
  })

  it('[S11] keeps keys and the origins of public ones', () => {
    const publicKey = { id: 'k1', name: 'Site', kind: 'public', value: 'lsp_1', origins: [], createdAtMs: 1 } as const
    const privateKey = { ...publicKey, id: 'k2', kind: 'private', value: 'a-digest' } as const
    stage.settings.addKey(publicKey)
    stage.settings.addKey(privateKey)
    expect(stage.settings.setOrigins('k1', ['https://example.org'])).toBe(true)
    expect(stage.settings.setOrigins('k2', ['https://example.org'])).toBe(false)
    stage.reopen()
    expect(stage.settings.keys()).toEqual([{ ...publicKey, origins: ['https://example.org'] }, privateKey])
    expect([stage.settings.removeKey('k1'), stage.settings.removeKey('k1')]).toEqual([true, false])
  })
}
