import { describe, expect, it } from 'vitest'
import { germanWords } from '../../domain/starts/german-words.ts'
import { spokenWords, wordsFor } from '../../domain/starts/say-field.ts'
import { movedOption, nextOption, pastedOptions, relabelled, withOther, withoutOption } from './option-list.ts'

describe('options', () => {
  const options = [
    { value: 'Red', label: 'Red' },
    { value: 'b', label: 'Blue' },
  ]

  it('[T208] send the label as long as nothing else was chosen to be sent', () => {
    expect(options.map((option) => relabelled(option, 'Green'))).toEqual([
      { value: 'Green', label: 'Green' },
      { value: 'b', label: 'Green' },
    ])
  })

  it('[T208] are added under words of their own', () => {
    const three = [...options, nextOption(options, {})]
    expect(nextOption(withoutOption(three, 0), {})).toEqual({ value: 'Choice 4', label: 'Choice 4' })
    expect(nextOption(options, germanWords).label).toBe('Möglichkeit 3')
    // The words of the page are for a form that speaks its language.
    expect([wordsFor('en-GB'), wordsFor('de')]).toEqual([spokenWords, {}])
  })

  it('[T1080] end with one that takes a text while that is offered, called so that no other is', () => {
    const plain = [{ value: 'Train', label: 'Train' }]
    const other = { value: 'Other', label: 'Other', freeText: true }
    const something = { value: 'Something else', label: 'Something else', freeText: true }
    expect(withOther(plain, true, {})).toEqual([...plain, other])
    expect(withOther([{ value: 'Other', label: 'Other' }], true, {})).toEqual([
      { value: 'Other', label: 'Other' },
      something,
    ])
    expect(withOther([...plain, other], false, {})).toEqual(plain)
    expect(relabelled(other, 'By other means')).toEqual({ ...other, value: 'By other means', label: 'By other means' })
  })

  it('[T941] take in a pasted list, the first line where the caret stands', () => {
    const pasted = pastedOptions(options, 0, 'Green\nb\nBlack\n', (line) => `Dark ${line}`)
    expect(pasted?.options).toEqual([
      { value: 'Dark Green', label: 'Dark Green' },
      { value: 'Black', label: 'Black' },
      { value: 'b', label: 'Blue' },
    ])
    expect([pasted?.last, pasted?.added, pasted?.skipped]).toEqual([1, 1, 1])
    expect(pastedOptions(options, 0, 'one line\n', (line) => line)).toBeUndefined()
  })

  it('[T1190] as we made them make room for a pasted list, and those that were touched stay', () => {
    const named = (label: string) => ({ value: label, label })
    const fresh = ['First choice', 'Choice 3', 'Blue', 'Second choice'].map(named)
    const touched = [
      { value: 'two', label: 'Second choice' },
      { ...named('Choice 9'), freeText: true },
    ]
    const pasted = pastedOptions([...fresh, ...touched], 1, 'Green\nSecond choice\nBlack', (line) => `Choice ${line} 3`)
    expect(pasted?.options).toEqual([...['Green', 'Black', 'Blue'].map(named), ...touched])
    expect([pasted?.last, pasted?.added, pasted?.skipped]).toEqual([1, 2, 1])
  })

  it('[T941] are at most 500 in one paste, and the rest is counted', () => {
    const pasted = pastedOptions(
      options,
      1,
      Array.from({ length: 502 }, (_, at) => `No ${at}`).join('\n'),
      (line) => line,
    )
    expect([pasted?.options.length, pasted?.added, pasted?.skipped]).toEqual([502, 500, 1])
  })

  it.each([
    [0, 1, ['Blue', 'Red']],
    [1, -1, ['Blue', 'Red']],
    [0, -1, ['Red', 'Blue']],
    [1, 1, ['Red', 'Blue']],
  ] as const)('[T208] move from %i by %i, and stay at the ends', (index, by, labels) => {
    expect(movedOption(options, index, by).map(({ label }) => label)).toEqual(labels)
  })
})
