import { expect, test } from 'vitest'
import { writerKeys, writerRolesOf } from '#src/domain/asset/writers.ts'

const SONG = { composer: ['Anna Ferrante', 'Luca Moro'], lyricist: ['anna ferrante'] }

test('a person has the roles in which the recording credits their name, however it is written', () => {
  expect(writerRolesOf(' Anna Ferrante', SONG)).toEqual(['COMPOSER', 'LYRICIST'])
  expect(writerRolesOf('LUCA MORO', SONG)).toEqual(['COMPOSER'])
  expect(writerRolesOf('Anna', SONG)).toEqual([])
})

test('a name that is credited twice is one writer', () => {
  expect(writerKeys(SONG)).toEqual(['anna ferrante', 'luca moro'])
})
