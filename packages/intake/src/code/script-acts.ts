import type { ParameterDeps } from './parameters.ts'
import { child, children, isCall, isMember, keyName, plainAt, type SyntaxNode, textAt, unwrap } from './syntax-node.ts'

/** One thing that a script does besides sending by EmailJS. */
export interface ScriptAct {
  readonly kind:
    | 'sends-elsewhere'
    | 'mail-program'
    | 'goes-elsewhere'
    | 'captcha'
    | 'drawn-by-script'
    | 'own-check'
    | 'shows-parts'
    | 'sets-values'
    | 'own-words'
    | 'keeps-in-browser'
    | 'counts-visits'
  readonly subject: string
}

/** Packages that send what a form holds, or draw a form of a service. */
const services =
  /^(?:@(?:formspree|web3forms|firebase|supabase|sendgrid|aws-sdk|stripe|hubspot|typeform|mailchimp)\/|firebase(?:\/|$)|(?:resend|nodemailer|mailgun[\w.-]*|postmark|aws-sdk|aws-amplify|airtable|react-hubspot-form|react-calendly)$)/

/** Names at whose call something goes over the network, by the last two names of what is called. */
const network =
  /(?:^|\.)(?:fetch|\$fetch|ofetch|sendBeacon|axios|ky|superagent|XMLHttpRequest|WebSocket|EventSource)$|(?:^|\.)(?:axios|ky|http|\$http|superagent|api|client)\.(?:get|post|put|patch|delete|request)$|(?:^|\.)(?:\$|jQuery)\.(?:ajax|post|get|getJSON|getScript)$|^(?:addDoc|setDoc)$|^(?:Email|hbspt|forms|google)\.(?:send|forms|create|script)$|\.ajaxSubmit$|^from\.insert$|^collection\.add$/
const tracking =
  /^(?:gtag|fbq|ga|clarity|plausible|umami|lintrk|ttq|pintrk|twq|hj)$|^(?:dataLayer|_paq|_hsq|ttq|posthog|mixpanel|umami|analytics|amplitude|rdt)\.\w+$/
const captcha = /^(?:grecaptcha|hcaptcha|turnstile)\.|^enterprise\.(?:execute|render)$/
const speaking =
  /^(?:alert|swal|toast|notify)$|^(?:window\.alert|Swal\.fire|toast\.\w+|toastr\.\w+|message\.(?:success|error|info|warning))$/
const keeping = /^(?:localStorage|sessionStorage)\.(?:setItem|getItem)$|^indexedDB\.open$|^Cookies\.set$/
const checking =
  /\.(?:setCustomValidity|checkValidity|reportValidity|validate|parsley)$|(?:^|\.)(?:validate|isValid|check(?:Form|Email|Input|Phone|Fields|Answers))\w*$/i
const showingCall = /\.(?:slideDown|slideUp|slideToggle|fadeIn|fadeOut|fadeToggle|show|hide)$/
const ofVisibility = /hid|show|visib|invisible|d-none|collapse/i
const holdingControl = /<(?:form|input|select|textarea)\b/i
const asWeb = /^(?:https?:)?\/\//i

interface Names {
  /** The last name of what is called or written to. */
  readonly last: string
  /** With the name before it, `axios.post` say. */
  readonly both: string
}

/** The last names of an expression; no more, so that long chains of calls cost what they are long. */
function calleeNames(node: SyntaxNode): Names {
  const inner = unwrap(node)
  if (!isMember(inner)) {
    const name = textAt(inner, 'name') ?? ''
    return { last: name, both: name }
  }
  const last = keyName(inner) ?? ''
  const object = child(inner, 'object')
  const holder = object && unwrap(object)
  const called = holder && (isCall(holder) || holder.type === 'NewExpression') ? child(holder, 'callee') : undefined
  const before = called ?? holder
  const name = before && (isMember(before) ? keyName(before) : textAt(before, 'name'))
  return { last, both: `${name ?? ''}.${last}` }
}

/** Parts of a sum or a template that are followed to the first of them. */
const maxFirstParts = 40

/** A text that stands in a program, with `…` for what is put behind it while the page runs; undefined for all else. */
function leadingText(node: SyntaxNode | undefined, { tracer }: ParameterDeps): string | undefined {
  let inner = node
  let isCut = false
  for (let count = 0; inner && count < maxFirstParts; count += 1) {
    const { root, keys } = tracer.trace(inner)
    if (keys.length > 0) return undefined
    if (root.type === 'TemplateLiteral') {
      const [start] = children(root, 'quasis')
      const value: unknown = start && Reflect.get(start, 'value')
      const raw: unknown = typeof value === 'object' && value !== null ? Reflect.get(value, 'cooked') : undefined
      const [first] = children(root, 'expressions')
      if (raw === '' && first) inner = first
      else return typeof raw === 'string' ? withEllipsis(raw, isCut || first !== undefined) : undefined
    } else if (root.type === 'BinaryExpression' && textAt(root, 'operator') === '+') inner = child(root, 'left')
    else return /Literal$/.test(root.type) ? endedOf(plainAt(root, 'value'), isCut) : undefined
    isCut = true
  }
  return undefined
}

function withEllipsis(text: string, isCut: boolean): string {
  return isCut ? `${text}…` : text
}

function endedOf(text: string | undefined, isCut: boolean): string | undefined {
  return text === undefined ? undefined : withEllipsis(text, isCut)
}

/** The address that a call is given: its first text, a method before it passed by, or the `url` of its options. */
function addressOf(given: readonly SyntaxNode[], deps: ParameterDeps): string | undefined {
  for (const argument of given.slice(0, 2)) {
    const text = leadingText(argument, deps)
    if (text !== undefined && !/^(?:GET|POST|PUT|PATCH|DELETE|HEAD)$/i.test(text)) return text
    const inner = unwrap(argument)
    const url = children(inner, 'properties').find((part) => /^(?:url|uri|baseURL)$/.test(keyName(part) ?? ''))
    const value = url && leadingText(child(url, 'value'), deps)
    if (value !== undefined) return value
  }
  return undefined
}

function toWeb(address: string | undefined): string | undefined {
  return address !== undefined && asWeb.test(address.trim()) ? address.trim() : undefined
}

function ofAddress(address: string, around: ScriptAct['kind']): ScriptAct {
  return { kind: /\bmailto:/i.test(address) ? 'mail-program' : around, subject: address }
}

/** Characters of a call that are looked through for the provider's address. */
const maxActsLookedAt = 400

/** The provider's own address, which is read as a call of EmailJS. */
const providerAddress = /\/api\/v1\.0\/email\/send|^https:\/\/api\.emailjs\.com\b/

function callAct(node: SyntaxNode, deps: ParameterDeps): ScriptAct | undefined {
  const callee = child(node, 'callee')
  if (!callee) return undefined
  const { last, both } = calleeNames(callee)
  const given = children(node, 'arguments')
  const source = deps.code.excerptOf(node)
  const [first, second] = given
  if (captcha.test(both)) return { kind: 'captcha', subject: source }
  if (tracking.test(both)) return { kind: 'counts-visits', subject: source }
  if (speaking.test(both)) return { kind: 'own-words', subject: leadingText(first, deps) ?? source }
  if (keeping.test(both)) return { kind: 'keeps-in-browser', subject: source }
  if (/^(?:location|window)\.(?:assign|replace|open)$/.test(both)) {
    return ofAddress(leadingText(first, deps) ?? source, 'goes-elsewhere')
  }
  if (last === 'navigate' || /^(?:router|history)\.(?:push|replace)$/i.test(both)) {
    return { kind: 'goes-elsewhere', subject: leadingText(first, deps) ?? source }
  }
  if ((last === 'setAttribute' || last === 'attr') && /^(?:action|formaction)$/.test(leadingText(first, deps) ?? '')) {
    return second && ofAddress(leadingText(second, deps) ?? source, 'sends-elsewhere')
  }
  if (/^(?:submit|requestSubmit)$/.test(last) && isMember(unwrap(callee)) && given.length === 0) {
    return { kind: 'sends-elsewhere', subject: source }
  }
  const address = addressOf(given, deps)
  const isXhr = last === 'open' && /^(?:GET|POST|PUT|PATCH|DELETE)$/i.test(leadingText(first, deps) ?? '')
  const web = toWeb(address)
  const isLoader = /^(?:require|URL|URLSearchParams|includes|startsWith|replace|test|import)$/.test(last)
  const isAppsScript = deps.code.sourceOf(callee).startsWith('google.script.run.')
  if (isXhr || isAppsScript || network.test(both) || (web !== undefined && !isLoader)) {
    return providerAddress.test(address ?? deps.code.sourceOf(node).slice(0, maxActsLookedAt))
      ? undefined
      : ofAddress(address ?? source, 'sends-elsewhere')
  }
  if (last === 'createElement' && /^(?:form|input|select|textarea|iframe)$/i.test(leadingText(first, deps) ?? '')) {
    const isJsx = both !== 'document.createElement'
    return isJsx ? undefined : { kind: 'drawn-by-script', subject: source }
  }
  if (
    /^(?:insertAdjacentHTML|append|prepend|html|write|before|after)$/.test(last) &&
    given.some((one) =>
      holdingControl.test(leadingText(one, deps) ?? (/Template/.test(one.type) ? deps.code.sourceOf(one) : '')),
    )
  ) {
    return { kind: 'drawn-by-script', subject: source }
  }
  if (checking.test(both) || (last === 'test' && isTestOfAnswer(callee, first, deps))) {
    return { kind: 'own-check', subject: source }
  }
  const holder = child(unwrap(callee), 'object')
  const isToggle =
    /^(?:add|remove|toggle)$/.test(last) && both.startsWith('classList.')
      ? given.some((one) => ofVisibility.test(leadingText(one, deps) ?? ''))
      : showingCall.test(both) && holder !== undefined
  if (isToggle) return { kind: 'shows-parts', subject: source }
  if (last === 'val' && first && (leadingText(first, deps) ?? '-') !== '')
    return { kind: 'sets-values', subject: source }
  if (last === 'text' && first && holder && leadingText(first, deps)) return { kind: 'own-words', subject: source }
  return undefined
}

/** `/…/.test(email.value)`: a pattern that something is held against. */
function isTestOfAnswer(callee: SyntaxNode, given: SyntaxNode | undefined, { tracer }: ParameterDeps): boolean {
  const object = child(unwrap(callee), 'object')
  return given !== undefined && object !== undefined && tracer.trace(object).root.type === 'RegExpLiteral'
}

function assignmentAct(node: SyntaxNode, deps: ParameterDeps): ScriptAct | undefined {
  const [left, right] = [child(node, 'left'), child(node, 'right')]
  if (!left || !right) return undefined
  const { last, both } = calleeNames(left)
  const source = deps.code.excerptOf(node)
  const text = leadingText(right, deps)
  if (/(?:^|\.)location(?:\.href)?$/.test(both)) return ofAddress(text ?? source, 'goes-elsewhere')
  if (!isMember(unwrap(left))) return undefined
  if (last === 'href' && /^mailto:/i.test(text ?? '')) return { kind: 'mail-program', subject: text ?? source }
  if (last === 'action') return ofAddress(text ?? source, 'sends-elsewhere')
  if (last === 'cookie') return { kind: 'keeps-in-browser', subject: source }
  const web = last === 'src' ? toWeb(text) : undefined
  if (web !== undefined) return { kind: 'sends-elsewhere', subject: web }
  if (/^(?:innerHTML|outerHTML)$/.test(last) && holdingControl.test(text ?? deps.code.sourceOf(right))) {
    return { kind: 'drawn-by-script', subject: source }
  }
  if (/^(?:textContent|innerText|innerHTML)$/.test(last)) {
    return text === '' ? undefined : { kind: 'own-words', subject: text ?? source }
  }
  if (/^(?:display|visibility|hidden)$/.test(last)) return { kind: 'shows-parts', subject: source }
  const isEmptied = right.type === 'NullLiteral' || text === '' || text === 'false'
  if (/^(?:value|checked|selectedIndex)$/.test(last) && !isEmptied && !isRefValue(left, deps)) {
    return { kind: 'sets-values', subject: source }
  }
  return undefined
}

/** Vue's refs, whose `.value` is the component's own. */
function isRefValue(left: SyntaxNode, { tracer }: ParameterDeps): boolean {
  const object = child(unwrap(left), 'object')
  const root = object && tracer.trace(object).root
  const callee = root && isCall(root) ? child(root, 'callee') : undefined
  return /^(?:ref|shallowRef|computed|reactive|signal)$/.test((callee && textAt(callee, 'name')) ?? '')
}

/** Tells what a piece of a program does that its maker would miss; undefined for everything else. */
export function actOf(node: SyntaxNode, deps: ParameterDeps): ScriptAct | undefined {
  if (isCall(node) || node.type === 'NewExpression') return callAct(node, deps)
  if (node.type === 'AssignmentExpression') return assignmentAct(node, deps)
  if (node.type === 'ImportDeclaration') {
    const source = child(node, 'source')
    const name = (source && textAt(source, 'value')) ?? ''
    return services.test(name) ? { kind: 'sends-elsewhere', subject: name } : undefined
  }
  const id = node.type === 'FunctionDeclaration' ? child(node, 'id') : undefined
  const name = (id && textAt(id, 'name')) ?? ''
  return /^(?:validate|isValid|check(?:Form|Email|Input|Phone|Fields|Answers))/i.test(name)
    ? { kind: 'own-check', subject: deps.code.excerptOf(node) }
    : undefined
}
