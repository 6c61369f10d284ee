import { withSignatureIssues } from '@letterslot/core/messages/en-signature'
import { compileSignature } from '@letterslot/core/signature'
import { filesIn, putFiles } from '../../fields/follow-files.ts'
import { writeControl } from '../../fields/write-control.ts'
import type { KindParts, WithKind } from '../../form/form-context.ts'
import { Signature } from './Signature.tsx'

const signatureParts: KindParts = {
  Control: Signature,
  readAnswer(box) {
    const { name, held } = inputsOf(box)
    const files = held ? filesIn(held) : []
    return files.length > 0 ? files : (name?.value ?? '')
  },
  putAnswer(box, _field, value) {
    const { name, held } = inputsOf(box)
    if (name) writeControl(name, typeof value === 'string' ? value : '')
    if (held) putFiles(held, typeof value === 'object' ? value.filter((one) => one instanceof File) : [])
  },
}

/** The kind `signature`: drawn, which is sent as a picture, or a typed name, which is sent as a text. */
export const withSignature: WithKind = (parts) => ({
  ...parts,
  kinds: { ...parts.kinds, signature: signatureParts },
  compileRareRule: (rule, field, clock) => parts.compileRareRule(rule, field, clock) ?? compileSignature(rule, field),
  withRareIssues: (form, own) =>
    own ? parts.withRareIssues(form, own) : withSignatureIssues(parts.withRareIssues(form)),
})

interface SignatureInputs {
  readonly name: HTMLInputElement | undefined
  readonly held: HTMLInputElement | undefined
}

function inputsOf(box: Element): SignatureInputs {
  const [name, held] = box.querySelectorAll('input')
  return { name, held }
}
