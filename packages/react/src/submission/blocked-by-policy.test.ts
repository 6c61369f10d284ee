import { SendError } from '@letterslot/client'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { blockedByPolicy, type Violation } from './blocked-by-policy.ts'
import {
  connection,
  form,
  ok,
  open,
  refuseBad,
  type Scene,
  setPage,
  submissionOf,
  until,
} from './form-delivery.test.kit.ts'

setPage()

const violation: Violation = {
  blockedURI: `${connection.origin}/api/v1.0/email/send`,
  disposition: 'enforce',
  effectiveDirective: 'connect-src',
}
const toDo = "this page's policy keeps the form from sending. Add https://provider.example to connect-src."

describe('a violation of the page’s policy', () => {
  it.each<[string, Partial<Violation>, string | undefined]>([
    ['of the address that the form sends to', {}, toDo],
    ['of its origin, as some browsers have it', { blockedURI: connection.origin }, toDo],
    ['of another address', { blockedURI: 'https://elsewhere.example/api/v1.0/email/send' }, undefined],
    ['of no address', { blockedURI: 'inline' }, undefined],
    ['of a picture', { effectiveDirective: 'img-src' }, undefined],
    ['that is only reported', { disposition: 'report' }, undefined],
  ])('[R96] %s', (_name, facts, expected) => {
    const { handle } = open(refuseBad)
    expect(blockedByPolicy(handle.form, { ...violation, ...facts })).toBe(expected)
  })

  it('[R96] means nothing to a form that is not connected', () => {
    const { handle } = open(refuseBad)
    const { delivery: _delivery, ...unconnected } = handle.form
    expect(blockedByPolicy(unconnected, { ...violation, blockedURI: 'inline' })).toBe(undefined)
  })
})

describe('a form whose page may not send', () => {
  const errors = vi.spyOn(console, 'error')
  afterEach(() => errors.mockReset())
  const unreachable = new SendError({ code: 'network', status: 0, text: 'Network Error', sent: 'maybe' })
  const violate = (facts: Partial<Violation> = {}): void => {
    const event = new Event('securitypolicyviolation')
    document.dispatchEvent(Object.assign(event, { ...violation, ...facts }))
  }
  /** A form whose message met a network that is down, as it seems. */
  async function blocked(): Promise<{ readonly scene: Scene; mend(): void }> {
    errors.mockImplementation(() => {})
    let isMended = false
    const scene = open(async () => {
      if (isMended) return ok
      throw unreachable
    })
    scene.write('words')
    await scene.send()
    await until(() => expect(scene.state()).toMatchObject({ status: 'notSent', reason: 'silent' }))
    return {
      scene,
      mend: () => {
        isMended = true
      },
    }
  }

  it('[R96 F46] says that the maker cannot receive it, and no more that nobody answers; whoever keeps the page is told once', async () => {
    const { scene } = await blocked()
    const told = vi.fn<() => void>()
    scene.handle.host.onBlocked = told
    violate({ blockedURI: 'https://elsewhere.example' })
    expect(scene.state()).toMatchObject({ reason: 'silent' })
    violate()
    violate()
    expect(scene.state()).toMatchObject({
      status: 'needsPerson',
      reason: 'refused',
      mendable: false,
      message: { params: { words: 'words' } },
      failure: { code: 'network', status: 0, text: toDo },
    })
    expect(errors.mock.calls).toEqual([[`Letterslot: ${toDo}`]])
    expect(told).toHaveBeenCalledOnce()
  })

  it('[R96 F46] keeps it and goes on: it is tried again, and sent where that can be', async () => {
    const { scene, mend } = await blocked()
    violate()
    expect((await scene.outbox.get('message-1'))?.state.status).toBe('queued')
    expect(scene.state()).toMatchObject({ probed: true })
    expect(scene.told).toEqual(['queued message-1'])
    mend()
    await scene.messages.retryNow()
    await until(() => expect(scene.state().status).toBe('sent'))
  })

  it('[R96] tells of what a provider refused as that, and of a message that goes elsewhere as ever', async () => {
    errors.mockImplementation(() => {})
    const scene = open(async (words) => {
      if (words === 'elsewhere') throw unreachable
      return refuseBad(words)
    })
    violate()
    scene.write('bad')
    await scene.send()
    await until(() => expect(scene.state()).toMatchObject({ status: 'needsPerson', failure: { status: 422 } }))
    const elsewhere = { ...connection, origin: 'https://elsewhere.example' }
    await scene.outbox.enqueue({ ...submissionOf('other', 'elsewhere', form.id), connection: elsewhere })
    await until(async () => expect((await scene.outbox.get('other'))?.log).toHaveLength(1))
    await scene.messages.open('other')
    expect(scene.state()).toMatchObject({ status: 'notSent', reason: 'silent' })
  })
})
