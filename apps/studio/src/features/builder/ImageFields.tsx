import type { Field } from '@letterslot/core'
import { Image, X } from 'lucide-react'
import { useState } from 'react'
import { dataBytes } from '../../domain/look/font-file.ts'
import { maxPictureBytes, shrinkPicture } from '../../domain/look/shrink-picture.ts'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import { formatBytes } from '../../domain/texts/format.ts'
import { imageText } from '../../domain/texts/image.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import { Switch } from '../../ui/Switch.tsx'
import { TextField } from '../../ui/TextField.tsx'
import { faultAt, useFieldFaults } from './field-faults.ts'
import styles from './Inspector.module.css'
import { textOrNone, useFieldEdit } from './use-field-edit.ts'

/** The picture of a field: chosen and made small on this device, or at an address; and its words, unless it only decorates. */
export function ImageFields({ field }: { readonly field: Field }) {
  const { image = '', alt } = field
  const edit = useFieldEdit(field)
  const faults = useFieldFaults(field.id)
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const isInForm = image.startsWith('data:')
  const take = async (file: File): Promise<void> => {
    setIsBusy(true)
    const shrunk = await shrinkPicture(file, 'image')
    setIsBusy(false)
    if (shrunk.status === 'made') {
      setProblem(undefined)
      edit({ image: shrunk.picture.src })
    } else
      setProblem(
        shrunk.status === 'too-large' ? imageText.tooLarge(formatBytes(maxPictureBytes.image)) : imageText.unreadable,
      )
  }
  return (
    <>
      <div className={styles['group']}>
        <div className={styles['terms']}>
          <Button
            size="small"
            icon={Image}
            isBusy={isBusy}
            onPress={() => chooseFile('image/*', (file) => void take(file))}
          >
            {image === '' ? imageText.choose : imageText.other}
          </Button>
          {image !== '' && (
            <IconButton icon={X} size="small" label={imageText.remove} onPress={() => edit({ image: undefined })} />
          )}
        </div>
        <p className={styles['note']}>{isInForm ? imageText.weighs(formatBytes(dataBytes(image))) : imageText.help}</p>
        {problem !== undefined && (
          <p role="alert">
            <StateLine tone="bad">{problem}</StateLine>
          </p>
        )}
      </div>
      {!isInForm && (
        <TextField
          label={imageText.address}
          isMono
          placeholder="https://example.org/picture.webp"
          value={image}
          problem={faultAt(faults, 'image')}
          inputMode="url"
          autoComplete="off"
          spellCheck="false"
          onChange={(text) => edit({ image: textOrNone(text.trim()) })}
        />
      )}
      <Switch isSelected={alt === ''} onChange={(isOn) => edit({ alt: isOn ? '' : undefined })}>
        {imageText.decorates}
      </Switch>
      {alt !== '' && (
        <TextField
          label={imageText.alt}
          value={alt ?? ''}
          problem={faultAt(faults, 'alt')}
          autoComplete="off"
          onChange={(text) => edit({ alt: textOrNone(text) })}
        />
      )}
    </>
  )
}
