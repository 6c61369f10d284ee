import { Image, X } from 'lucide-react'
import { type PointerEvent, useState } from 'react'
import { setLook } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { dataBytes } from '../../domain/look/font-file.ts'
import { maxPictureBytes, type PictureKind, shrinkPicture } from '../../domain/look/shrink-picture.ts'
import { chooseFile } from '../../domain/open-file/use-open-file.tsx'
import { formatBytes } from '../../domain/texts/format.ts'
import { picturesText } from '../../domain/texts/look-step.ts'
import { Button } from '../../ui/Button.tsx'
import { classes } from '../../ui/classes.ts'
import { IconButton } from '../../ui/IconButton.tsx'
import { StateLine } from '../../ui/Pill.tsx'
import { Segmented } from '../../ui/Segmented.tsx'
import { TextField } from '../../ui/TextField.tsx'
import controls from './Controls.module.css'
import { SizeSlider } from './SizeSlider.tsx'
import { useLook } from './use-look.ts'

/** Cover and logo: pictures that stand in the form itself. */
export function PictureFields() {
  return (
    <section aria-label={picturesText.title} className={classes(controls['section'], controls['ruled'])}>
      <h3 className={controls['title']}>{picturesText.title}</h3>
      <PictureField kind="cover" />
      <CoverPlace />
      <PictureField kind="logo" />
      <p className={controls['help']}>{picturesText.shrunk}</p>
    </section>
  )
}

const middle = 50

/** The cover's place, and the point of it that stays in sight. Nothing without a cover. */
function CoverPlace() {
  const cover = useLook()?.cover
  const dispatch = useDispatch()
  if (!cover) return null
  const [x, y] = cover.focus ?? [middle, middle]
  const choosePoint = ({ currentTarget, clientX, clientY }: PointerEvent): void => {
    const { left, top, width, height } = currentTarget.getBoundingClientRect()
    const share = (at: number, whole: number): number => Math.max(0, Math.min(100, Math.round((100 * at) / whole)))
    dispatch(setLook({ cover: { ...cover, focus: [share(clientX - left, width), share(clientY - top, height)] } }))
  }
  return (
    <>
      <Segmented
        label={picturesText.place}
        value={cover.place ?? 'above'}
        onChange={(place) => dispatch(setLook({ cover: { ...cover, place } }))}
        segments={(['above', 'beside'] as const).map((value) => ({ value, label: picturesText.places[value] }))}
      />
      <p className={controls['help']}>{picturesText.placeHelp}</p>
      <div aria-hidden="true" title={picturesText.point} className={controls['crop']} onPointerDown={choosePoint}>
        <img src={cover.src} alt="" draggable={false} />
        <i style={{ left: `${x}%`, top: `${y}%` }} />
      </div>
      <div className={controls['pair']}>
        <SizeSlider
          label={picturesText.focus.x}
          unit={picturesText.percent}
          value={x}
          min={0}
          max={100}
          onChange={(next) => dispatch(setLook({ cover: { ...cover, focus: [next ?? middle, y] } }))}
        />
        <SizeSlider
          label={picturesText.focus.y}
          unit={picturesText.percent}
          value={y}
          min={0}
          max={100}
          onChange={(next) => dispatch(setLook({ cover: { ...cover, focus: [x, next ?? middle] } }))}
        />
      </div>
    </>
  )
}

/** One picture of the look: chosen, made small on this device, with its size and its words. */
function PictureField({ kind }: { readonly kind: PictureKind }) {
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
