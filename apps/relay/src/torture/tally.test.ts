import { describe, expect, it } from 'vitest'
import { type RunEvidence, tally } from './tally.ts'

const sound: RunEvidence = {
  answered: ['a', 'b'],
  mails: [
    { submission: 'a', messageId: '<a>' },
    { submission: 'b', messageId: '<b>' },
    { submission: 'b', messageId: '<b>' },
  ],
  lives: [
    [
      { event: 'handing-over', submission: 'a' },
      { event: 'recorded', submission: 'a' },
      { event: 'handing-over', submission: 'b' },
    ],
    [
      { event: 'handing-over', submission: 'b' },
      { event: 'recorded', submission: 'b' },
    ],
  ],
}

describe('tally', () => {
  it('[S280] finds nothing wrong with a repeat in a marked window', () => {
    expect(tally(sound)).toEqual({
      lost: [],
      strange: [],
      unmarkedRepeats: [],
      wrongMessageIds: [],
      repeats: 1,
      windows: 1,
    })
  })

  it('[S280] finds a loss, a mail of nobody, an unmarked repeat and a wrong Message-ID', () => {
    const { answered, mails, lives } = sound
    expect(tally({ ...sound, answered: [...answered, 'c'] }).lost).toEqual(['c'])
    expect(tally({ ...sound, answered: ['a'] }).strange).toEqual(['b'])
    expect(tally({ ...sound, lives: lives.slice(1) }).unmarkedRepeats).toEqual(['b'])
    expect(tally({ ...sound, mails: [...mails, { submission: 'b', messageId: '<x>' }] }).wrongMessageIds).toEqual(['b'])
    expect(tally({ ...sound, mails: [...mails, { submission: 'a', messageId: '<b>' }] }).wrongMessageIds).toContain('b')
  })
})
