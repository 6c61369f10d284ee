/**
 * Makes a picture of what was drawn: black on white, whatever the colours of the form, so that it is read wherever it is
 * opened.
 */
export function pngOf(drawn: HTMLCanvasElement, name: string, atMs: number): File {
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
export async function inkOf(picture: File, color: string): Promise<HTMLCanvasElement | undefined> {
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
