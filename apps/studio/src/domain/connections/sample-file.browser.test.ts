import { expect, it } from 'vitest'
import { sampleFile } from './sample-file.ts'

const of = (name: string): File => sampleFile({ name, type: '', size: 40_000 })

it.each(['photo.jpg', 'PHOTO.JPEG', 'sample.png', 'sample.gif'])('[T870] %s is a picture that opens', async (name) => {
  const file = of(name)
  expect(file).toMatchObject({ name, type: expect.stringMatching(/^image\//) })
  const { width, height } = await createImageBitmap(file)
  expect([width, height]).toEqual([1, 1])
})

it('[T870] any other file is small and real', async () => {
  expect(await of('sample.pdf').text()).toMatch(/^%PDF-1\.4\n[\s\S]*%%EOF\n$/)
  expect(of('sample.csv').type).toBe('text/csv')
  for (const name of ['sample.docx', 'sample', '.txt']) expect(of(name).size).toBeGreaterThan(0)
})
