import { type Control, isHidden } from './controls.ts'

/** Names that form services and many pages give the field that only programs fill in. */
const known =
  /^(?:_gotcha|_honey|_honeypot|honey_?pot|botcheck|bot-field|bot_field|_hp|hp_.*|.*_hp|honey|trap|_trap|ohnohoney)$/i
/** Names that lure a program and mean nothing to a person; only together with being hidden. */
const lures =
  /honey|gotcha|bot|trap|spam|^(?:website|url|homepage|fax|company|nickname|address2|phone2|email2|confirm_?email|subject2)$/i
/** Names of tokens that a server puts in to know its own page again. */
const tokens =
  /^(?:_?csrf(?:[_-]?token)?|csrfmiddlewaretoken|_token|authenticity_token|__requestverificationtoken|__viewstate.*|__eventvalidation|_wp.*|_wpcf7.*|nonce|form_build_id|form_token|utf8|_method)$/i

/** Tells if a control is a trap for programs: by its name, or hidden from people under a name that lures. */
export function isTrap(control: Control, named: ReadonlySet<string>): boolean {
  const { element, name, id, type } = control
  if (named.has(name) || known.test(name)) return type !== 'select'
  if (!/^(?:text|email|url|tel|search|checkbox|textarea)$/.test(type) || !isHidden(control)) return false
  const isPassedBy = element.getAttribute('tabindex') === '-1' || element.getAttribute('aria-hidden') === 'true'
  return isPassedBy || lures.test(name) || lures.test(id)
}

/** Tells if a hidden field is a token of the server that made the page. */
export function isToken({ name, type }: Control): boolean {
  return type === 'hidden' && tokens.test(name)
}
