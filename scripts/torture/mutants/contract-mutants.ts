import { type Mutant, mutantsOf } from './mutant.ts'

const folder = 'packages/email/src/contract'
const tests = [
  `${folder}/check-contract.test.ts`,
  `${folder}/check-form-side.test.ts`,
  `${folder}/check-names.test.ts`,
  `${folder}/check-provider.test.ts`,
  `${folder}/check-size.test.ts`,
  'packages/email/src/starter/sync-starter.test.ts',
]

/** Faults in the check of an e-mail against its form, each of which lets a mail go out to nobody or to anybody. */
export const contractMutants: readonly Mutant[] = [
  ...mutantsOf(`${folder}/check-recipients.ts`, tests, [
    ['a recipient from a visitor needs no leave', 'if (template.visitorRecipients) continue', 'continue'],
    [
      'an optional e-mail field is sure to hold an address',
      "kinds.has('required') && kinds.has('type')",
      "kinds.has('type')",
    ],
    [
      'an unchecked e-mail field is sure to hold an address',
      "kinds.has('required') && kinds.has('type')",
      "kinds.has('required')",
    ],
    [
      'a field that may be hidden is sure to hold an address',
      'if (field.visibleWhen !== undefined) return false\n',
      '',
    ],
    ['a recipient that is no address passes', ' && parseAddress(text) === undefined) {', ' && false) {'],
    ['a recipient of blanks is somebody', "!isTagged(text) && text.trim() !== '')", '!isTagged(text))'],
    [
      'a hidden field is sure to hold an address, whatever it holds',
      "typeof field.default === 'string' && parseAddress(field.default) !== undefined",
      "typeof field.default === 'string'",
    ],
    ['nobody is told that answers go to the sender', 'return missing(form)', 'return []'],
    [
      'nobody is told that the reply address can be empty',
      'if (isSureAddress(field)) return []',
      "if (field.kind === 'email') return []",
    ],
  ]),
]
