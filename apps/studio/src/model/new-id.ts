import { brandFieldId, brandFormId, brandPageId, type FieldId, type FormId, type PageId } from '@letterslot/core'
import { brandConnectionId, type ConnectionId } from './connection.ts'

const idAlphabet = '0123456789abcdefghjkmnpqrstvwxyz'
/** 10 characters of 5 bits: two that are equal within one browser will not be met. */
const length = 10

/**
 * Makes an opaque id, `field_7f3kq2x0ab` say.
 * @param fillRandom - fills the bytes with uniform chance; tests pass a fixed one.
 */
export function newId(
  prefix: string,
  fillRandom: (bytes: Uint8Array<ArrayBuffer>) => Uint8Array = (bytes) => crypto.getRandomValues(bytes),
): string {
  return `${prefix}_${Array.from(fillRandom(new Uint8Array(length)), (byte) => idAlphabet[byte & 31]).join('')}`
}

/** Makes the id of a new form. */
export function newFormId(): FormId {
  return brandFormId(newId('form'))
}

/** Makes the id of a new field. */
export function newFieldId(): FieldId {
  return brandFieldId(newId('field'))
}

/** Makes the id of a new page. */
export function newPageId(): PageId {
  return brandPageId(newId('page'))
}

/** Makes the id of a new connection. */
export function newConnectionId(): ConnectionId {
  return brandConnectionId(newId('connection'))
}
