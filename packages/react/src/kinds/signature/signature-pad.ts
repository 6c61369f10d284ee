import { filesIn, putFiles } from '../../fields/follow-files.ts'
import { writeControl } from '../../fields/write-control.ts'

/** The parts of a signature's box. */
export interface PadParts {
  readonly canvas: HTMLCanvasElement
  /** Takes a typed name. */
  readonly name: HTMLInputElement
  /** Holds the picture of what was drawn, so that the page has the answer, as it has that of every field. */
  readonly held: HTMLInputElement
}

/** A signature as its visitor sees it. */
export interface PadView {
  /** There is a place to draw. */
  readonly isReady: boolean
  /** When it was drawn, in ms since 1970. */
  readonly drawnAtMs?: number | undefined
  /** It was cleared, and may come back. */
  readonly canUndo?: boolean
}

/** Takes away what was drawn, and brings it back. */
export interface Pad {
  clear(): void
  undo(): void
  end(): void
}

/** Width of a stroke, in CSS pixels. */
const strokeWidth = 2.2

/** More pixels to a CSS pixel make the picture heavier, and no finer to the eye. */
const maxDensity = 2

/**
 * Lets a visitor sign: by pointer, touch or pen on the canvas, or by a name in the line below, whichever came last. What was drawn is
 * put into `held` as a picture.
 * @param before - drawn before the box was.
 */
export function followPad(
  { canvas, name, held }: PadParts,
  {
    before,
    fileName,
    now,
  }: { readonly before: readonly File[]; readonly fileName: string; readonly now: () => number },
  onView: (view: PadView) => void,
): Pad {
  const context = canvas.getContext('2d')
  const controller = new AbortController()
  /** The picture that was cleared last. */
  let cleared: readonly File[] = []
  /** The picture of what stands on the canvas. */
  let shown: File | undefined
  let last: readonly [x: number, y: number] | undefined

  const show = (): void => {
    const [file] = filesIn(held)
    onView({ isReady: true, drawnAtMs: file?.lastModified, canUndo: !file && cleared.length > 0 })
  }

  const blank = (): void => {
    const { width, height } = canvas.getBoundingClientRect()
    const density = Math.min(maxDensity, devicePixelRatio)
    canvas.width = Math.max(1, Math.round(width * density))
    canvas.height = Math.max(1, Math.round(height * density))
  }

  /** The box may have become wider or narrower since: what was drawn keeps its proportions. */
  const scaleOf = ({ width, height }: DOMRect): number => Math.min(width / canvas.width, height / canvas.height) || 1

  const line = ({ clientX, clientY }: PointerEvent): void => {
    const rect = canvas.getBoundingClientRect()
    const scale = scaleOf(rect)
    const to = [(clientX - rect.left) / scale, (clientY - rect.top) / scale] as const
    if (!context) return
    context.strokeStyle = getComputedStyle(canvas).color
    context.lineWidth = strokeWidth / scale
    context.lineCap = 'round'
    context.beginPath()
    context.moveTo(...(last ?? to))
    context.lineTo(...to)
    context.stroke()
    last = to
  }

  const begin = (event: PointerEvent): void => {
    if (event.button !== 0 || last) return
    // A press does not select the page's text; the focus is the pen's no more than any control's.
    event.preventDefault()
    canvas.setPointerCapture(event.pointerId)
    if (filesIn(held).length === 0) blank()
    line(event)
  }

  const move = (event: PointerEvent): void => {
    if (!last) return
    const points = event.getCoalescedEvents?.() ?? []
    for (const point of points.length > 0 ? points : [event]) line(point)
  }

  const finish = (): void => {
    if (!last) return
    last = undefined
    shown = pngOf(canvas, fileName, now())
    if (name.value !== '') writeControl(name, '')
    putFiles(held, [shown])
  }

  const take = async (): Promise<void> => {
    const [file] = filesIn(held)
    show()
    if (file === shown) return
    shown = file
    blank()
    const ink = file && (await inkOf(file, getComputedStyle(canvas).color))
    if (!ink || controller.signal.aborted || shown !== file) return
    canvas.width = ink.width
    canvas.height = ink.height
    context?.drawImage(ink, 0, 0)
  }

  const clear = (): void => {
    cleared = filesIn(held)
    putFiles(held, [])
  }

  const { signal } = controller
  canvas.addEventListener('pointerdown', begin, { signal })
  canvas.addEventListener('pointermove', move, { signal })
  for (const type of ['pointerup', 'pointercancel'] as const) canvas.addEventListener(type, finish, { signal })
  held.addEventListener('change', take, { signal })
  // A name in place of what was drawn.
  name.addEventListener('input', () => name.value !== '' && filesIn(held).length > 0 && clear(), { signal })
  show()
  if (before.length > 0) putFiles(held, before)
  else void take()
  return {
    clear,
    undo() {
      if (name.value !== '') writeControl(name, '')
      putFiles(held, cleared)
    },
    end: () => controller.abort(),
  }
}

/**
 * Makes a picture of what was drawn: black on white, whatever the colours of the form, so that it is read wherever it is
 * opened.
 */
function pngOf(drawn: HTMLCanvasElement, name: string, atMs: number): File {
  const paper = sizedCanvas(drawn)
  const context = paper.getContext('2d')
  context?.drawImage(drawn, 0, 0)
  fill(context, 'source-in', '#000')
  fill(context, 'destination-over', '#fff')
  const [, base64 = ''] = paper.toDataURL('image/png').split(',')
  const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0))
  return new File([bytes], name, { type: 'image/png', lastModified: atMs })
}

/** Reads the ink of such a picture, in a colour; undefined where it cannot be read. */
async function inkOf(picture: File, color: string): Promise<HTMLCanvasElement | undefined> {
  const bitmap = await createImageBitmap(picture).catch(() => undefined)
  const ink = bitmap && sizedCanvas(bitmap)
  const context = ink?.getContext('2d')
  if (!ink || !context) return undefined
  context.drawImage(bitmap, 0, 0)
  const pixels = context.getImageData(0, 0, ink.width, ink.height)
  const { data } = pixels
  // As black as it is, so much ink.
  for (let at = 0; at < data.length; at += 4) data[at + 3] = 255 - (data[at] ?? 255)
  context.putImageData(pixels, 0, 0)
  fill(context, 'source-in', color)
  return ink
}

function sizedCanvas({ width, height }: { readonly width: number; readonly height: number }): HTMLCanvasElement {
  const canvas = document.createElement('canvas')
  canvas.width = width
  canvas.height = height
  return canvas
}

function fill(context: CanvasRenderingContext2D | null, operation: GlobalCompositeOperation, color: string): void {
  if (!context) return
  context.globalCompositeOperation = operation
  context.fillStyle = color
  context.fillRect(0, 0, context.canvas.width, context.canvas.height)
}
