import { Image, X } from 'lucide-react'
import { useState } from 'react'
import { setLook } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { dataBytes } from '../../domain/look/font-file.ts'
import { maxPictureBytes, type PictureKind, shrinkPicture } from '../../domain/look/shrink-picture.ts'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import { formatBytes } from '../../domain/texts/format.ts'
import { picturesText } from '../../domain/texts/look-step.ts'
import { Button } from '../../ui/Button.tsx'
import { IconButton } from '../../ui/IconButton.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import { TextField } from '../../ui/TextField.tsx'
import controls from './Controls.module.css'
import { useLook } from './use-look.ts'

/** One picture of the look: chosen, made small on this device, with its size and its words. */
export function PictureField({ kind }: { readonly kind: PictureKind }) {
  const picture = useLook()?.[kind]
  const dispatch = useDispatch()
  const [problem, setProblem] = useState<string>()
  const [isBusy, setIsBusy] = useState(false)
  const take = async (file: File): Promise<void> => {
    setIsBusy(true)
    const shrunk = await shrinkPicture(file, kind)
    setIsBusy(false)
    if (shrunk.status === 'made') {
      setProblem(undefined)
      dispatch(setLook({ [kind]: { alt: '', ...picture, ...shrunk.picture } }))
    } else if (shrunk.status === 'too-large') setProblem(picturesText.tooLarge(formatBytes(maxPictureBytes[kind])))
    else setProblem(picturesText.unreadable)
  }
  return (
    <>
      <div className={controls['line']}>
        {picture && <img src={picture.src} alt={picture.alt} className={controls['thumb']} />}
        {picture && (
          <span className={controls['help']}>
            {picturesText.size(picture.width, picture.height, formatBytes(dataBytes(picture.src)))}
          </span>
        )}
        <span className={controls['buttons']}>
          <Button
            size="small"
            icon={Image}
            isBusy={isBusy}
            onPress={() => chooseFile('image/*', (file) => void take(file))}
          >
            {picture ? picturesText.other : picturesText.add[kind]}
          </Button>
          {picture && (
            <IconButton
              icon={X}
              size="small"
              label={picturesText.remove[kind]}
              onPress={() => dispatch(setLook({ [kind]: undefined }))}
            />
          )}
        </span>
      </div>
      {picture && (
        <TextField
          label={picturesText.alt[kind]}
          isLabelQuiet
          help={picturesText.altHelp}
          value={picture.alt}
          onChange={(alt) => dispatch(setLook({ [kind]: { ...picture, alt } }))}
        />
      )}
      {problem !== undefined && (
        <p role="alert">
          <StateLine tone="bad">{problem}</StateLine>
        </p>
      )}
    </>
  )
}
