import { cardOf } from "../facts";
import type { IconData } from "$lib/icons/icon";
import school from "icon:abacus";
import clayPit from "icon:amphora";
import pantheon from "icon:ancient-columns";
import workshop from "icon:anvil";
import aqueduct from "icon:aqueduct";
import archeryRange from "icon:archery-target";
import scientistsGuild from "icon:astrolabe";
import lumberYard from "icon:axe-in-log";
import barracks from "icon:barracks-tent";
import bazar from "icon:basket";
import baths from "icon:water-splash";
import treeFarm from "icon:birch-trees";
import library from "icon:bookshelf";
import clayPool from "icon:painted-pottery";
import brickyard from "icon:brick-pile";
import caravansery from "icon:camel";
import eastTradingPost from "icon:camel-head";
import townHall from "icon:capitol";
import westTradingPost from "icon:small-fishing-sailboat";
import strategistsGuild from "icon:centurion-helmet";
import circus from "icon:chariot";
import craftsmensGuild from "icon:chisel";
import sawmill from "icon:circular-saw";
import academy from "icon:classical-knowledge";
import spiesGuild from "icon:cloak-dagger";
import chamberOfCommerce from "icon:cash";
import arena from "icon:coliseum";
import lodge from "icon:freemasonry";
import palace from "icon:crown";
import excavation from "icon:dig-dug";
import senate from "icon:discussion";
import theater from "icon:drama-masks";
import laboratory from "icon:erlenmeyer";
import foundry from "icon:foundry-bucket";
import magistratesGuild from "icon:gavel";
import university from "icon:owl";
import vineyard from "icon:grapes";
import temple from "icon:greek-temple";
import haven from "icon:anchor";
import fortifications from "icon:hill-fort";
import stables from "icon:horse-head";
import forum from "icon:ionic-column";
import lighthouse from "icon:lighthouse";
import dispensary from "icon:herbs-bundle";
import mine from "icon:mine-wagon";
import oreVein from "icon:minerals";
import quarry from "icon:mining";
import forestCave from "icon:cave-entrance";
import observatory from "icon:observatory";
import study from "icon:open-book";
import stockade from "icon:palisade";
import press from "icon:tied-scroll";
import apothecary from "icon:pestle-mortar";
import philosophersGuild from "icon:philosopher-bust";
import gardens from "icon:flower-pot";
import scriptorium from "icon:quill-ink";
import courthouse from "icon:scales";
import marketplace from "icon:fruit-bowl";
import siegeWorkshop from "icon:siege-ram";
import workersGuild from "icon:flat-hammer";
import loom from "icon:spinning-wheel";
import glassworks from "icon:square-bottle";
import altar from "icon:star-altar";
import statue from "icon:stone-bust";
import stonePit from "icon:stone-pile";
import walls from "icon:stone-wall";
import pawnshop from "icon:swap-bag";
import arsenal from "icon:spears";
import trainingGround from "icon:target-dummy";
import tavern from "icon:tavern-sign";
import tradersGuild from "icon:trade";
import shipownersGuild from "icon:trireme";
import buildersGuild from "icon:trowel";
import guardTower from "icon:guarded-tower";
import timberYard from "icon:wood-pile";

/** The picture of every building, by its structure; chosen in one sitting, so that they look good in a row. */
export const buildings: Readonly<Record<string, IconData>> = {
  lumber_yard: lumberYard,
  stone_pit: stonePit,
  clay_pool: clayPool,
  ore_vein: oreVein,
  tree_farm: treeFarm,
  excavation,
  clay_pit: clayPit,
  timber_yard: timberYard,
  forest_cave: forestCave,
  mine,
  loom,
  glassworks,
  press,
  pawnshop,
  baths,
  altar,
  theater,
  tavern,
  east_trading_post: eastTradingPost,
  west_trading_post: westTradingPost,
  marketplace,
  stockade,
  barracks,
  guard_tower: guardTower,
  apothecary,
  workshop,
  scriptorium,
  sawmill,
  quarry,
  brickyard,
  foundry,
  aqueduct,
  temple,
  statue,
  courthouse,
  forum,
  caravansery,
  vineyard,
  bazar,
  walls,
  training_ground: trainingGround,
  stables,
  archery_range: archeryRange,
  dispensary,
  laboratory,
  library,
  school,
  pantheon,
  gardens,
  town_hall: townHall,
  palace,
  senate,
  haven,
  lighthouse,
  chamber_of_commerce: chamberOfCommerce,
  arena,
  fortifications,
  circus,
  arsenal,
  siege_workshop: siegeWorkshop,
  lodge,
  observatory,
  university,
  academy,
  study,
  workers_guild: workersGuild,
  craftsmens_guild: craftsmensGuild,
  traders_guild: tradersGuild,
  philosophers_guild: philosophersGuild,
  spies_guild: spiesGuild,
  strategists_guild: strategistsGuild,
  shipowners_guild: shipownersGuild,
  scientists_guild: scientistsGuild,
  magistrates_guild: magistratesGuild,
  builders_guild: buildersGuild,
};

/** The picture on a card. */
export function buildingOf(card: string): IconData {
  return buildings[cardOf(card).structure ?? card]!;
}
