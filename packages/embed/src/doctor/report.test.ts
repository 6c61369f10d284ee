import fc from 'fast-check'
import { expect, it } from 'vitest'
import { facts } from './facts.test.fixture.ts'
import { withoutAnswers } from './gather-facts.ts'
import { reportOf } from './report.ts'
import { runChecks } from './run-checks.ts'

it('[B63] reports as plain text, with no more of an identifier than its first characters', () => {
  const [first] = runChecks(facts)
  expect(reportOf(facts, first ? [first] : [])).toBe(`Letterslot doctor
https://site.example/contact
2026-05-01T12:00:00.000Z
Sends to https://api.emailjs.com (publ…, serv…, temp…)
OK: 1. Attention: 0. Cannot be known: 0.

[OK] This page: https://site.example, which this browser takes for secure.
`)
})

it.each([
  ['The address ada@example.org is corrupted', [], 'The address … is corrupted'],
  ['Cannot read “ADA Lovelace”', ['Ada Lovelace'], 'Cannot read “…”'],
  ['Nobody of the name lovelace', ['Ada Lovelace'], 'Nobody of the name …'],
  ['7 is too few (x)', ['7', '(x)'], '… is too few …'],
  ['a'.repeat(300), [], `${'a'.repeat(200)}…`],
])('[B64] keeps what a visitor wrote out of a provider’s words: %s', (text, answers, expected) => {
  expect(withoutAnswers(text, answers)).toBe(expected)
})

it('[B64] keeps out whatever was written, whole', () => {
  fc.assert(
    fc.property(fc.string({ minLength: 1 }), fc.string(), fc.string(), (written, before, after) => {
      fc.pre(written.trim() !== '' && !written.includes('…'))
      const answer = written.trim()
      const words = withoutAnswers(before + answer + after, [written])
      expect(words.includes(answer)).toBe(false)
    }),
  )
})
