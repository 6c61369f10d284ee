import type { FileValue } from '@letterslot/core'
import type { PictureSize } from '@letterslot/core/picture-size'
import { type JSX, useEffect, useRef } from 'react'
import { filesIn, inputOf } from '../../fields/follow-files.ts'
import type { ControlProps } from '../../form/form-context.ts'

export interface MeasuredPicturesProps extends ControlProps {
  /** Takes the sizes. */
  readonly sizes: WeakMap<FileValue, PictureSize>
}

/** Measures the pictures that are chosen in a field, and has it say at once where one does not fit. Nothing of it is seen. */
export function MeasuredPictures({ field, context, sizes }: MeasuredPicturesProps): JSX.Element {
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
