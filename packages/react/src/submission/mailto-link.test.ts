import fc from 'fast-check'
import { expect, it } from 'vitest'
import { anyCharacter } from '../../../../scripts/any-character.ts'
import { mailtoLink } from './mailto-link.ts'

const bodyOf = (link: string): string => decodeURIComponent(link.slice(link.indexOf('&body=') + 6))

it('[R47] writes address, subject and answers as RFC 6068 wants them', () => {
  expect(mailtoLink('hello@example.org', 'Write & see?', 'Name: Ådne\nNote: a=b&c')).toBe(
    'mailto:hello@example.org?subject=Write%20%26%20see%3F&body=Name%3A%20%C3%85dne%0D%0ANote%3A%20a%3Db%26c',
  )
})

it('[R47 F20] stays within 1,900 characters, cuts at whole characters, and keeps the start', () => {
  fc.assert(
    fc.property(fc.string({ unit: anyCharacter, maxLength: 3_000 }), fc.string({ maxLength: 400 }), (text, subject) => {
      const link = mailtoLink('hello@example.org', subject, text)
      expect(link.length).toBeLessThanOrEqual(1_900)
      const body = bodyOf(link).replaceAll('\r\n', '\n')
      const whole = text.replaceAll('\r\n', '\n')
      expect(body === whole || (body.endsWith('…') && whole.startsWith(body.slice(0, -1)))).toBe(true)
    }),
  )
})

it('[R47 F20] puts the replacement character for half a surrogate pair', () => {
  expect(bodyOf(mailtoLink('a@b.org', 's', 'x\ud800y'))).toBe('x\ufffdy')
})

it('[R47] ends a text that was cut in an ellipsis', () => {
  expect(bodyOf(mailtoLink('a@b.org', 's', '😀'.repeat(1_000)))).toMatch(/^(😀)+…$/u)
})
