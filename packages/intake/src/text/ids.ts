/** The ids of an EmailJS account that a page sends with, as far as they are known; none of them is secret. */
export interface Ids {
  readonly publicKey?: string
  readonly serviceId?: string
  readonly templateId?: string
  /** Scheme and host of a relay that speaks the same wire; absent for EmailJS itself. */
  readonly origin?: string
}

/** The ids that a form cannot send without, in the order in which they are asked for. */
export const idParts = ['publicKey', 'serviceId', 'templateId'] as const

export type IdPart = (typeof idParts)[number]

/** The wire's parameters that carry an id. */
export const idParameters: Readonly<Record<string, IdPart>> = {
  user_id: 'publicKey',
  service_id: 'serviceId',
  template_id: 'templateId',
}

/** A value that the paste names but does not hold. */
export interface IdRequest {
  /** One of the ids, or a parameter whose value is fixed elsewhere. */
  readonly of: IdPart | 'parameter'
  /** The parameter's name; empty for an id. */
  readonly parameter: string
  /** Why it is asked for. */
  readonly why: 'environment' | 'import' | 'placeholder' | 'computed' | 'missing'
  /** Its name in the paste: `VITE_SERVICE_ID`, `config.serviceId`, `YOUR_SERVICE_ID`. */
  readonly from: string
  /** The code's own fallback. */
  readonly suggestion?: string
  readonly line?: number
}

/** Words that stand in examples where an id belongs. */
const placeholderPattern =
  /^(?:[<[{]?\s*(?:your|my|enter|insert|put|add|replace|paste)[\s_-].*|<.*>|\[.*\]|\{\{?.*\}\}?|[x.…*_-]+|(?:service|template|user)_x*|(?:emailjs[_-]?)?(?:service|template|public|user)[\s_-]?(?:id|key)|.*[\s_-](?:here|goes_here))$/i

/** Tells if a text stands where an id belongs but is none: `YOUR_SERVICE_ID`, `xxx`, `<template id>`. */
export function isPlaceholder(text: string): boolean {
  return placeholderPattern.test(text.trim())
}
