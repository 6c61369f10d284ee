import type { FileValue } from '@letterslot/core'
import {
  asksForSize,
  boundsPictures,
  compilePictureSize,
  type PictureSize,
  withPictureIssues,
} from '@letterslot/core/picture-size'
import type { ControlProps, WithKind } from '../../form/form-context.ts'
import { MeasuredPictures } from './MeasuredPictures.tsx'

/** Checks the size of chosen pictures, which is measured on the visitor's device: for fields of files with such a rule. */
export const withPictureSize: WithKind = ({ FieldExtra, compileRareRule, withRareIssues, ...parts }) => {
  const sizes = new WeakMap<FileValue, PictureSize>()
  return {
    ...parts,
    withRareIssues: (form, own) => (own ? withRareIssues(form, own) : withPictureIssues(withRareIssues(form))),
    compileRareRule(rule, field, clock) {
      const check = compileRareRule(rule, field, clock)
      if (rule?.kind !== 'file' || !boundsPictures(rule) || typeof check !== 'function') return check
      const bySize = compilePictureSize(rule, (file) => sizes.get(file))
      if (typeof bySize !== 'function') return bySize
      return (value, see) => [...(check(value, see) ?? []), ...(bySize(value, see) ?? [])]
    },
    FieldExtra: function FieldExtraWithSizes(props: ControlProps) {
      return [
        <FieldExtra key="own" {...props} />,
        asksForSize(props.field) && <MeasuredPictures key="sizes" {...props} sizes={sizes} />,
      ]
    },
  }
}
