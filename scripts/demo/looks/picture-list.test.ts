import { readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseForm } from '@letterslot/core/document'
import { languagesOf } from '@letterslot/core/language'
import { expect, it } from 'vitest'
import { themes } from '../../../apps/studio/src/domain/look/themes.ts'
import {
  contactSheets,
  foreignPictures,
  languagePictures,
  maxPictureBytes,
  maxSheetBytes,
  pictureLanguages,
  themePictures,
} from './picture-list.ts'

const folder = join(import.meta.dirname, '..', '..', '..', 'docs', 'screens')
const bytesOf = (file: string): number => statSync(join(folder, file)).size

it('[T1350] every theme has a picture in light and in dark, on a phone and on a desktop', () => {
  const wanted = themes.flatMap(({ id }) =>
    ['light', 'dark'].flatMap((scheme) => ['phone', 'desktop'].map((screen) => `${id} ${scheme} ${screen}`)),
  )
  expect(themePictures.map(({ theme, scheme, screen }) => `${theme} ${scheme} ${screen}`)).toEqual(wanted)
})

it('[T1350] the form of the pictures speaks every language that they show', () => {
  const parsed = parseForm(JSON.parse(readFileSync(join(import.meta.dirname, 'workshop.form.json'), 'utf8')))
  expect(parsed.ok && languagesOf(parsed.value)).toEqual(pictureLanguages)
})

it('[T1350] the element is shown on a page of each framework', () => {
  const found = readdirSync(folder).filter((file) => file.startsWith('foreign-'))
  expect(found.sort()).toEqual(foreignPictures.map(({ file }) => file).sort())
  expect(found.filter((file) => bytesOf(file) > maxPictureBytes)).toEqual([])
})

it('[T1350] each picture is there and small, and no other one', () => {
  const pictures = [...themePictures, ...languagePictures].map(({ file }) => file)
  const sheets = contactSheets.map(({ file }) => file)
  const found = ['themes', 'languages'].flatMap((name) =>
    readdirSync(join(folder, name)).map((file) => `${name}/${file}`),
  )
  expect(found.sort()).toEqual([...pictures, ...sheets].sort())
  expect(pictures.filter((file) => bytesOf(file) > maxPictureBytes)).toEqual([])
  expect(sheets.filter((file) => bytesOf(file) > maxSheetBytes)).toEqual([])
})
