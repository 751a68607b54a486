import { chromium } from '/tmp/wt/ark-ui2/node_modules/playwright-core/index.mjs';
import { findChromium } from '/tmp/wt/ark-ui2/scripts/support/chromium.mjs';
import { GameServer } from '/tmp/wt/ark-ui2/test/browser/support/game-server.ts';
import { arkMatch } from '/tmp/wt/ark-ui2/test/browser/support/played-ark.ts';
import { lay } from '/tmp/wt/ark-ui2/test/browser/support/played-match.ts';
const tag = process.argv[2];
const server = await GameServer.start();
const b = await chromium.launch({ executablePath: findChromium(), args: ['--no-sandbox','--disable-gpu'] });
const play = arkMatch({names:['Mira','Jonas'],bots:{1:'lagoon'},seed:'c',until:({round,turn,phase})=>round>=3&&phase==='opportunity'&&turn.seat===0});
const later = arkMatch({names:['Mira','Jonas'],bots:{1:'lagoon'},seed:'c',until:({round,turn})=>round>=6&&turn.seat===0&&turn.rescues>0&&turn.moves>0});
const coop = arkMatch({names:['Mira','Jonas'],bots:{1:'lagoon'},seed:'c',options:{cooperative:true, side:'polar'},until:({round,turn})=>round>=2&&turn.seat===0});
const paths = await lay(server,[play,later,coop]);
const want=(process.argv[3]??'take,later,coop').split(',');
for (const v of [{width:1280,height:800},{width:360,height:640}]) for (const [i,name] of ['take','later','coop'].entries()) {
  if(!want.includes(name)) continue;
  const c = await b.newContext({viewport:v, deviceScaleFactor: v.width===360?2:1, hasTouch:v.width===360});
  const p = await c.newPage();
  p.on('pageerror',e=>console.log('ERR',e.message));
  await p.addInitScript(()=>localStorage.setItem('atoll.settings',JSON.stringify({animation:0,renderer:'webgl',pace:0,firstTimes:'off'})));
  await p.goto(server.url+paths[i][0]);
  await p.locator('[data-ready=true] > canvas[data-renderer=webgl]').waitFor({timeout:60000});
  await p.waitForTimeout(800);
  const s=(n)=>p.screenshot({path:`/tmp/au-${tag}-${name}-${n}-${v.width}.png`});
  await s('0');
  if (name==='take') {
    const g=p.locator('.ark-do .tb-button:not([aria-disabled=true])'); console.log(await g.allInnerTexts());
    await g.filter({hasText:'Take unseen'}).click(); await p.waitForTimeout(500); await s('unseen');
    await p.keyboard.press('Escape'); await p.waitForTimeout(200);
    await p.locator('.ark-do .tb-hint').click().catch(()=>{}); await p.waitForTimeout(4000); await s('hint');
  }
  if (name==='later' && v.width===1280) {
    await p.locator('.ark-award').nth(1).hover(); await p.waitForTimeout(1200); await s('award');
    await p.mouse.move(5,5);
    await p.locator('.ark-award').nth(2).click({force:true}); await p.waitForTimeout(800); await s("awardpress");
    await p.mouse.move(5,5);
    await p.locator('.ark-crew-open').first().click(); await p.waitForTimeout(800); await s('sheet');
    await p.keyboard.press('Escape');
  } else if (name==='later') {
    await p.getByRole('button',{name:'Crews',exact:true}).click().catch(()=>{}); await p.waitForTimeout(300);
    await p.locator('.ark-crew-open').first().click().catch(e=>console.log(e.message)); await p.waitForTimeout(800); await s('sheet');
  }
  await c.close();
}
await b.close(); await server.close();
