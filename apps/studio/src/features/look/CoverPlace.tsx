import type { PointerEvent } from 'react'
import { setLook } from '../../domain/document/commands/look.ts'
import { useDispatch } from '../../domain/document/use-document.ts'
import { picturesText } from '../../domain/texts/look-step.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import controls from './Controls.module.css'
import { SizeSlider } from './SizeSlider.tsx'
import { useLook } from './use-look.ts'

const middle = 50

/** The cover's place, and the point of it that stays in sight. Nothing without a cover. */
export function CoverPlace() {
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
