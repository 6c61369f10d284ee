import type { FileValue } from '@letterslot/core'
import {
  asksForSize,
  boundsPictures,
  compilePictureSize,
  type PictureSize,
  withPictureIssues,
} from '@letterslot/core/picture-size'
import { type JSX, useEffect, useRef } from 'react'
import { filesIn, inputOf } from '../../fields/follow-files.ts'
import type { ControlProps, WithKind } from '../../form/form-context.ts'

/** Checks the size of chosen pictures, which is measured on the visitor's device: for fields of files with such a rule. */
export const withKind: WithKind = ({ FieldExtra, compileRareRule, withRareIssues, ...parts }) => {
  const sizes = new WeakMap<FileValue, PictureSize>()
  return {
    ...parts,
    withRareIssues: (form, own) => (own ? withRareIssues(form, own) : withPictureIssues(withRareIssues(form))),
    compileRareRule(rule, field, options) {
      const check = compileRareRule(rule, field, options)
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

interface MeasuredPicturesProps extends ControlProps {
  /** Takes the sizes. */
  readonly sizes: WeakMap<FileValue, PictureSize>
}

/** Measures the pictures that are chosen in a field, and has it say at once where one does not fit. Nothing of it is seen. */
function MeasuredPictures({ field, context, sizes }: MeasuredPicturesProps): JSX.Element {
  const place = useRef<HTMLSpanElement>(null)
  const { store } = context.handle
  useEffect(() => {
    const input = inputOf(place.current)
    if (!input) return undefined
    const controller = new AbortController()
    const measure = async (): Promise<void> => {
      const fresh = filesIn(input).filter((file) => file.type.startsWith('image/') && !sizes.has(file))
      const measured = await Promise.all(fresh.map(async (file) => [file, await measurePicture(file)] as const))
      for (const [file, size] of measured) if (size) sizes.set(file, size)
      if (fresh.length === 0 || controller.signal.aborted) return
      store.change(field.id, filesIn(input))
      if (store.issues(field.id).length > 0) store.leave(field.id)
    }
    input.addEventListener('change', measure, controller)
    void measure()
    return () => controller.abort()
  }, [field, sizes, store])
  return <span ref={place} hidden />
}

/** The size of a picture as it is shown; undefined for a file that the browser cannot draw. */
async function measurePicture(file: File): Promise<PictureSize | undefined> {
  try {
    const picture = await createImageBitmap(file)
    const { width, height } = picture
    picture.close()
    return { width, height }
  } catch {
    return undefined
  }
}
