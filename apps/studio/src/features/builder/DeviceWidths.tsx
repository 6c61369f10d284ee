import { Monitor, Smartphone, Tablet } from 'lucide-react'
import { useEffect, useState } from 'react'
import { deviceText } from '../../domain/texts/build.ts'
import { Segmented } from '../../ui/Segmented.tsx'
import { type Ending, useBuilderState, useBuilderStore, useEnding } from './builder-state.ts'
import styles from './DeviceWidths.module.css'
import { devices, keepDevice } from './device-width.ts'

const deviceIcons = { desktop: Monitor, tablet: Tablet, phone: Smartphone } as const

const deviceSegments = devices.map((value) => ({ value, label: deviceText.on[value], icon: deviceIcons[value] }))

/** The devices that the canvas is as wide as on, and how wide the form is there. */
export function DeviceWidths() {
  const builder = useBuilderStore()
  const device = useBuilderState((state) => state.device)
  const ending = useEnding()
  const width = useSheetWidth(ending)
  return (
    <div data-listed="" className={styles['devices']}>
      {width !== undefined && (
        <span className={styles['width']}>
          <span className={styles['unseen']}>{deviceText.width} </span>
          {deviceText.pixels(width)}
        </span>
      )}
      <Segmented
        label={deviceText.title}
        segments={deviceSegments}
        value={device}
        hasIconsOnly
        onChange={(next) => {
          keepDevice(next)
          builder.setState({ device: next })
        }}
      />
    </div>
  )
}

/**
 * The width of the sheet on the canvas as it is: beside wide panels there is less room than a device has.
 * @param ending - the sheet that stands there: each is drawn anew.
 */
function useSheetWidth(ending: Ending | undefined): number | undefined {
  const [width, setWidth] = useState<number>()
  // biome-ignore lint/correctness/useExhaustiveDependencies: another sheet is another element to follow.
  useEffect(() => {
    const sheet = document.querySelector('[data-sheet]')
    if (!sheet) return
    const observer = new ResizeObserver(() => setWidth(Math.round(sheet.getBoundingClientRect().width)))
    observer.observe(sheet)
    return () => observer.disconnect()
  }, [ending])
  return width
}
