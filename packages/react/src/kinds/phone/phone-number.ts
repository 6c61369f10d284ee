import type { Field, Value } from '@letterslot/core'
import { phoneParts, readPhone } from '@letterslot/core/phone'
import { writeControl } from '../../fields/write-control.ts'
import { codeOf, countryText } from './country-text.ts'

/** The number in its controls, of E.164 where it is one; else what was typed. */
export function readNumber(box: Element): string {
  const typed = box.querySelector('input')?.value.trim() ?? ''
  return typed && (readPhone(typed, codeOf(box.querySelector('select')?.value ?? '')) ?? typed)
}

/** Puts a number into its controls: its country, and what follows the calling code. */
export function putNumber(box: Element, { country }: Pick<Field, 'country'>, value: Value): void {
  const given = typeof value === 'string' ? value : ''
  const parts = phoneParts(given)
  const [list, input] = [box.querySelector('select'), box.querySelector('input')]
  if (list) writeControl(list, countryText(parts?.code, country))
  if (input) writeControl(input, parts?.rest ?? given)
}
