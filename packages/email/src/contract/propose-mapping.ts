import type { Field, FieldId, FieldKind, Form } from '@letterslot/core'
import { isKnownName, isReserved, sentNames } from '../parameters/parameter-names.ts'
import { parameterFields } from '../parameters/placed-fields.ts'
import { editDistance, maxDistance } from './closest-name.ts'

/** Words that the name of an ordinary answer has at most: `contact_phone_number`. */
const mostWords = 3

/** A field whose answer a variable of the provider's template probably wants. */
export interface MappingProposal {
  readonly name: string
  readonly field: FieldId
}

/**
 * Proposes a field for each variable that the form does not send yet, by name, label and kind: `from_name` from
 * `full_name`, `reply_to` from `email`. A guess is for a person to accept; a name that is like nothing gets none.
 */
export function proposeMapping(form: Form, names: readonly string[]): readonly MappingProposal[] {
  if (!form.delivery) return []
  const sent = sentNames(form)
  const fields = parameterFields(form).filter(({ kind }) => kind !== 'file' && kind !== 'signature')
  const wanted = [...new Set(names)].filter(
    (name) =>
      !isKnownName(name, sent) &&
      !isReserved(name) &&
      !isOfRecipient(name) &&
      /^[A-Za-z_][A-Za-z0-9_-]{0,63}$/.test(name),
  )
  return wanted.flatMap((name): readonly MappingProposal[] => {
    const [best] = fields
      .map((field) => ({ field, likeness: likeness(name, field) }))
      .filter((candidate) => candidate.likeness > 0)
      .sort((one, other) => other.likeness - one.likeness)
    return best ? [{ name, field: best.field.id }] : []
  })
}

/** Returns the likeness of a field to a name: 0 is none; only the order counts. */
function likeness(name: string, field: Field): number {
  const wanted = splitWords(name).join('')
  if (wanted === '') return 0
  const [own, asked] = [splitWords(field.name).join(''), splitWords(field.label).join('')]
  if (wanted === own) return 6
  if (wanted === asked) return 5
  // A name of many words means something of its own, whatever single words are in it.
  if (splitWords(name).length > mostWords) return 0
  const meaning = meaningOfName(name)
  const index = meaning === undefined ? -1 : meaningsOfField(field).indexOf(meaning)
  if (index >= 0) return 4 - index / 4
  if (wanted.length > maxDistance + 1 && editDistance(wanted, own) <= maxDistance) return 2
  const shared = splitWords(name).filter(
    (word) => word.length > maxDistance && splitWords(`${field.name} ${field.label}`).includes(word),
  )
  return shared.length > 0 && meaning === undefined ? 1 : 0
}

/** The usual meanings of a contact form's answers. */
type AnswerMeaning =
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
const wordsOfMeaning: Readonly<Record<AnswerMeaning, readonly string[]>> = {
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

const meaningOfKind: Readonly<Partial<Record<FieldKind, AnswerMeaning>>> = {
  email: 'email',
  textarea: 'message',
  tel: 'phone',
  url: 'website',
  date: 'date',
  number: 'count',
}

const meaningOfWord: ReadonlyMap<string, AnswerMeaning> = new Map(
  answerMeanings().flatMap((meaning) =>
    wordsOfMeaning[meaning].map((word): [string, AnswerMeaning] => [word, meaning]),
  ),
)

function answerMeanings(): readonly AnswerMeaning[] {
  return ['person', 'email', 'message', 'phone', 'subject', 'date', 'company', 'website', 'count', 'address']
}

/** Words that say whose answer it is, and nothing of what it is. */
const fillers: ReadonlySet<string> = new Set(
  'your you the a an my our user visitor customer client contact form field input what is of we can'.split(' '),
)

/** The words of a name or a label, small, without those that say nothing: `fromName` is `from`, `name`. */
export function splitWords(text: string): readonly string[] {
  return text
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .replace(/\be-?mail/gi, 'email')
    .toLowerCase()
    .split(/[^\p{L}\p{N}]+/u)
    .filter((word) => word !== '' && !fillers.has(word))
}

/** True for a name of the mail's recipient, as `to_name` and `to_email` are: no visitor answers it. */
export function isOfRecipient(name: string): boolean {
  return splitWords(name)[0] === 'to'
}

/** Returns the meaning of a parameter or a question, as far as its words say. */
export function meaningOfName(name: string): AnswerMeaning | undefined {
  const parts = splitWords(name)
  const joined = meaningOfWord.get(parts.join(''))
  if (joined) return joined
  // The last word is what it is: `from_email` is an e-mail, `company_name` a company's.
  const found = parts.flatMap((part) => meaningOfWord.get(part) ?? [])
  return found.find((meaning) => meaning !== 'person') ?? found[0]
}

/** Returns the meaning of a field: by its name, its label, what browsers fill in, or its kind. */
export function meaningsOfField({ name, label, kind, autocomplete }: Field): readonly (AnswerMeaning | undefined)[] {
  return [
    meaningOfName(name),
    meaningOfName(label),
    autocomplete ? meaningOfName(autocomplete) : undefined,
    meaningOfKind[kind],
  ]
}
