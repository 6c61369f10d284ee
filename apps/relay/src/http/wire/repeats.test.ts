import { describe, expect, it } from 'vitest'
import { testApp } from '../../relay.test.fixture.ts'
import { idsOf, post, postForm, seen, stored } from './wire-calls.test.fixture.ts'

describe('a submission that comes again', () => {
  const letterslot_id = '7F3KQ2BBBBBBBBBBBBBBBBBBBB'

  it('[S51] [F54] [F32] gets the same answer and makes no second message, whatever tells of the attempt', async () => {
    const relay = testApp()
    const params = {
      letterslot_id,
      message: 'x\ny',
      letterslot_attempts: '1',
      letterslot_sent_at: '2026-11-21T14:02:00+01:00',
    }
    const again = {
      letterslot_sent_at: '2026-11-21T14:09:00+01:00',
      message: 'x\ny',
      letterslot_id,
      letterslot_attempts: '2',
      letterslot_repeat: 'yes',
    }
    expect((await post(relay, { template_params: params })).status).toBe(200)
    expect(await seen(await post(relay, { lib_version: '9.9.9', template_params: again }))).toMatchObject({
      status: 200,
      text: 'OK',
    })
    expect(
      (
        await postForm(relay, [
          ...Object.entries(again).map(([k, v]) => [k, v.replace('\n', '\r\n')] as const),
          ...idsOf(relay),
        ])
      ).status,
    ).toBe(200)
    expect(stored(relay).length).toBe(1)
    expect(relay.accepted.length).toBe(1)
  })

  const doubted = {
    letterslot_id,
    letterslot_reference: '7F3K-Q2',
    letterslot_written_at: '2026-11-20T14:02:00+01:00',
    letterslot_attempts: '7',
    letterslot_repeat: 'yes',
  }
  const markOf = (relay: ReturnType<typeof testApp>) => stored(relay).map(({ params }) => params['letterslot_repeat'])

  it('[S51] [F54] is no possible repeat where its id was never taken, however often it met no answer', async () => {
    const relay = testApp()
    expect((await post(relay, { template_params: doubted })).status).toBe(200)
    expect(markOf(relay)).toEqual([undefined])
    expect(stored(relay)[0]?.params['letterslot_attempts']).toBe('7')
    expect((await post(relay, { template_params: doubted })).status).toBe(200)
    expect(stored(relay)).toHaveLength(1)
  })

  it.each([
    ['an earlier attempt went by another connection', { letterslot_repeat: 'elsewhere' }],
    ['it has no usable id', { letterslot_id: 'short' }],
    ['it was written before its key was made here', { letterslot_written_at: '1970-01-01T00:00:00Z' }],
    ['it was written longer ago than ids are remembered', { letterslot_written_at: '2025-10-16T00:00:00Z' }],
    ['its clock is ahead of ours', { letterslot_written_at: '2026-11-21T00:02:00Z' }],
    ['its time is no time', { letterslot_written_at: 'yesterday' }],
  ])('[S51] [F54] stays a possible repeat where %s', async (_, changes) => {
    const relay = testApp()
    await post(relay, { template_params: { ...doubted, ...changes } })
    expect(markOf(relay)).toEqual([{ ...doubted, ...changes }.letterslot_repeat])
  })

  it('[S52] [F54] stays a possible repeat where its id came before with other content', async () => {
    const relay = testApp()
    await post(relay, { template_params: { letterslot_id, message: 'a' } })
    await post(relay, { template_params: { ...doubted, message: 'b' } })
    expect(markOf(relay)).toEqual(['yes', undefined])
  })

  it('[S51] [F54] gets the same answer when the maker has changed or removed the template since', async () => {
    const relay = testApp()
    await post(relay, { template_params: { letterslot_id } })
    relay.store.settings.removeTemplate('contact')
    expect((await post(relay, { template_params: { letterslot_id } })).status).toBe(200)
    expect((await post(relay, { template_params: { letterslot_id, other: 'content' } })).status).toBe(400)
  })

  it('[S51] is the same content when a list comes once by its parts and once joined', async () => {
    const relay = testApp()
    await post(relay, { template_params: { letterslot_id, day: ['Fri', 'Sat'] } })
    await post(relay, { template_params: { letterslot_id, day: 'Fri, Sat' } })
    expect(stored(relay).length).toBe(1)
  })

  it('[S52] [F54] with other content is a new message, marked so', async () => {
    const relay = testApp()
    await post(relay, { template_params: { letterslot_id, message: 'a' } })
    expect((await post(relay, { template_params: { letterslot_id, message: 'b' } })).status).toBe(200)
    expect(stored(relay).map(({ isRepeatedId }) => isRepeatedId)).toEqual([true, false])
  })
})
