export const ENGLISH: readonly string[] = `
  Paper Lanterns | Slow Weather | The Last Ferry Home | Borrowed Light | Hold the Line Softly | Salt on the Window |
  Every Other Sunday | Kitchen Radio | Northern Lights Motel | A Map of Quiet | Half Past Summer | Undertow |
  Leave the Porch Light On | Blue Hour | Small Fires | Ghost Orchard | Second Hand Moon | The Year We Moved |
  Copper Wire | What the River Said | Wide Awake at Four | Tin Roof Serenade | Passing Through |
  Postcards I Never Sent | Velvet Static | Low Tide | Gravity Is Kind | Still Life with Rain | Harbour Song |
  Old Maps | Dust and Daylight | Running on Empty Streets | Cathedral of Leaves | Nobody Told the Birds |
  Telephone Lines | Soft Machines | Winter Coat | Greyhound | Marigold | The Long Way Down | Parallel Lives |
  Midnight Laundry | Closer to the Ground | Neon Garden | Wait for the Snow | Feathers and Iron | Honey and Gravel |
  Counting Satellites | Fourteen Bridges | Once More Around the Lake | Saturday Ghost | Cardboard Crown |
  Out of Season | The Sound of Almost | Driftwood | Underneath the Overpass | Between Two Trains | Silver Tongue |
  Hours Like Rivers | Trouble in the Orchard | Windmill | Everything but the Sea | Polaroid |
  Dancing in the Stairwell | Your Side of the Hill | Lighthouse Keeper | Bright Young Nothing | Thirty Miles of Fog |
  Good Morning, Stranger | The Cartographer | Sleepwalker | Wildfire Season | Room for One More |
  Nothing to Declare | Hazel Eyes | City of Umbrellas | First Frost | Backyard Astronomy | All the Wrong Stations |
  Paper Boats | Tambourine Sky | Fold Me Up | Carousel | Left on Read | Defeat Is a Colour | Shoreline |
  The Quiet Car | Sugar and Smoke | Half the World Is Water | Pine Street | Moth to the Lamp | Keep the Change |
  Same Old Stars | Concrete Meadow | Yesterday's Weather | Matchstick House | Holding Pattern | Two Left Shoes |
  Anchor | Lemon Tree Avenue | The Weight of Feathers | Violet Hour | Rust Belt Lullaby | Tall Grass |
  After the Parade | Red Kite | Sirens at Noon | Loose Change | Long Division | Orchard Road | Nine Lives |
  Patient as the Moon | Before the Thaw | Slow Dancing in the Aisle | Weather Station | Milk Teeth | The Understudy |
  Fever Dream Boulevard | Open Water | Ink and Honey | Night Bus | Falling Upwards | Evergreen | Rearview |
  Handwritten | Stay for the Credits | Amber | Big Small Town | Cut Grass | Outskirts
`
  .split('|')
  .map((title) => title.trim())
