import { type Check, nothing } from './check.ts'

/** A scheme with its slashes, or a host that begins as those of web sites do. */
const linkStart = /:\/\/|\bwww\./i

/** Wants a text without addresses of web pages. */
export const checkNoLink: Check = (value) =>
  typeof value === 'string' && linkStart.test(value) ? [{ code: 'linkFound' }] : nothing
