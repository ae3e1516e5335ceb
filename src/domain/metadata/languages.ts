/** No linguistic content: an instrumental (ISO 639-2). */
export const NO_LANGUAGE = 'zxx'

/** Languages of titles and singing: ISO 639-1, besides `mul` for several and `zxx` for none (ISO 639-2). */
export const LANGUAGE_CODES: readonly string[] = (
  'zxx mul ab aa af ak sq am ar an hy as av ay az bm ba eu be bn bi bs br bg my ca ch ce ny zh cv kw co cr hr cs da dv nl dz en eo ' +
  'et ee fo fj fi fr ff gl ka de el gn gu ht ha he hz hi ho hu is io ig id ia ga it ja jv kn kk km ki rw ky kv kg ko kj ku lo la lv ' +
  'lb lt ln lu mk ms ml mg mt gv mi mr mh mn na nb nd nr ne ng nn no nv oc oj om or os pa fa pl ps pt qu rm rn ro ru sm sg sa sc gd ' +
  'sr sn sd si sk sl so st es su sw ss sv ta te tg th ti bo tk tl tn to tr ts tt tw ty ug uk ur uz ve vi cy wa wo fy xh yi yo za zu'
).split(' ')
