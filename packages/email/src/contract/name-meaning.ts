import type { Field, FieldKind } from '@letterslot/core'

/** What the answer of a contact form usually is. */
export type Meaning =
  | 'person'
  | 'email'
  | 'message'
  | 'phone'
  | 'subject'
  | 'date'
  | 'company'
  | 'website'
  | 'count'
  | 'address'

/** The words by which makers name such a parameter or ask such a question. */
const words: Readonly<Record<Meaning, readonly string[]>> = {
  person: ['name', 'fullname', 'firstname', 'lastname', 'surname', 'sender', 'from', 'nom', 'nombre', 'nome'],
  email: ['email', 'mail', 'replyto', 'emailaddress', 'mailaddress', 'correo', 'courriel'],
  message: [
    'message',
    'msg',
    'text',
    'body',
    'content',
    'comment',
    'comments',
    'note',
    'notes',
    'enquiry',
    'inquiry',
    'question',
    'feedback',
    'description',
    'details',
    'request',
    'remarks',
    'nachricht',
    'mensaje',
    'mensagem',
    'messaggio',
  ],
  phone: ['phone', 'tel', 'telephone', 'mobile', 'cell', 'phonenumber', 'whatsapp', 'telefon', 'telefono'],
  subject: ['subject', 'topic', 'title', 'about', 'reason', 'betreff', 'asunto', 'oggetto', 'sujet'],
  date: ['date', 'day', 'when', 'appointment', 'datum', 'fecha'],
  company: ['company', 'organisation', 'organization', 'business', 'firm', 'firma', 'empresa'],
  website: ['website', 'url', 'site', 'link', 'homepage', 'web'],
  count: ['people', 'guests', 'number', 'count', 'quantity', 'persons', 'seats', 'amount'],
  address: ['address', 'street', 'city', 'town', 'zip', 'postcode', 'adresse'],
}

const kinds: Readonly<Partial<Record<FieldKind, Meaning>>> = {
  email: 'email',
  textarea: 'message',
  tel: 'phone',
  url: 'website',
  date: 'date',
  number: 'count',
}

const meaningOfWord: ReadonlyMap<string, Meaning> = new Map(
  meanings().flatMap((meaning) => words[meaning].map((word): [string, Meaning] => [word, meaning])),
)

function meanings(): readonly Meaning[] {
  return ['person', 'email', 'message', 'phone', 'subject', 'date', 'company', 'website', 'count', 'address']
}

/** Words that say whose answer it is, and nothing of what it is. */
const fillers: ReadonlySet<string> = new Set(
  'your you the a an my our user visitor customer client contact form field input what is of we can'.split(' '),
)

/** The words of a name or a label, small, without those that say nothing: `fromName` is `from`, `name`. */
export function wordsOf(text: string): readonly string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/\be-?mail/gi, 'email')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
}

/** Whether a name is about who gets the mail, as `to_name` and `to_email` are: nothing that a visitor answers. */
export function isOfRecipient(name: string): boolean {
  return wordsOf(name)[0] === 'to'
}

/** What a parameter or a question stands for, as far as its words say. */
export function meaningOfName(name: string): Meaning | undefined {
  const parts = wordsOf(name)
  const joined = meaningOfWord.get(parts.join(''))
  if (joined) return joined
  // The last word is what it is: `from_email` is an e-mail, `company_name` a company's.
  const found = parts.flatMap((part) => meaningOfWord.get(part) ?? [])
  return found.find((meaning) => meaning !== 'person') ?? found[0]
}

/** What a field asks for: by its name, its label, what browsers fill in, or its kind. */
export function meaningsOfField({ name, label, kind, autocomplete }: Field): readonly (Meaning | undefined)[] {
  return [
    meaningOfName(name),
    meaningOfName(label),
    autocomplete ? meaningOfName(autocomplete) : undefined,
    kinds[kind],
  ]
}
