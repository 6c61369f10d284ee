import { noteCodes, unreadCodes } from '@letterslot/intake'
import { expect, it } from 'vitest'
import { noteText, unreadText } from './intake.ts'

it('[T1061] the words of every remark name what it is about', () => {
  const remark = { subject: 'SUBJECT', detail: 'DETAIL' }
  const silent = [
    ...unreadCodes.filter((code) => !/SUBJECT|DETAIL/.test(unreadText[code]({ ...remark, code }))),
    ...noteCodes.filter((code) => !/SUBJECT|DETAIL/.test(noteText[code]({ ...remark, code }))),
  ]
  // These are one for a page, and say the whole by themselves.
  expect(silent).toEqual(['captcha', 'style'])
})
