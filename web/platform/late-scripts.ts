/**
 * Runs in the head. The page's scripts lie still in it (server/platform/pages/late-scripts.ts) until it has been painted: on a
 * slow line they would take from the style sheet what the eye waits for. What is pressed meanwhile is kept (early-acts.ts). A tab
 * that nobody sees paints nothing, and a browser may not tell: neither waits for long. An address that leads to a place in the
 * page wants it whole (late/fold.tsx).
 */
export const lateScriptsStarter = `(()=>{if(location.hash)document.documentElement.dataset.target='';
let isPainted=false,isBegun=false;
const begin=()=>{const held=document.querySelector('script[type=late]');const isWhole=document.readyState!=='loading';
if(isBegun||!isPainted||!held||!(isWhole||held.nextSibling))return;isBegun=true;
for(const link of document.querySelectorAll('link[rel=late]'))link.rel='modulepreload';
const script=document.createElement('script');script.type='module';script.nonce=held.nonce;script.textContent=held.textContent;
document.head.append(script);script.remove()};
const painted=()=>{isPainted=true;begin()};
try{new PerformanceObserver(painted).observe({type:'paint',buffered:true})}catch{painted()}
addEventListener('DOMContentLoaded',()=>{begin();setTimeout(painted,document.hidden?0:1000)})})();`;
