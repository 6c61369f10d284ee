import { noteCodes, unreadCodes } from '@letterslot/intake'
import { expect, it } from 'vitest'
import { intakeText, noteText, unreadText } from './intake.ts'

it('[T633] a private key that was taken out may have been a relay’s: where each is made anew is said', () => {
  expect(intakeText.secretText).toMatch(/EmailJS under Account → Security, at a relay by “letterslot keys create”/)
})

it('[T1061] the words of every remark name what it is about', () => {
  const remark = { subject: 'SUBJECT', detail: 'DETAIL' }
  const silent = [
    ...unreadCodes.filter((code) => !/SUBJECT|DETAIL/.test(unreadText[code]({ ...remark, code }))),
    ...noteCodes.filter((code) => !/SUBJECT|DETAIL/.test(noteText[code]({ ...remark, code }))),
  ]
  // These are one for a page, and say the whole by themselves.
  expect(silent).toEqual(['captcha', 'style'])
})
