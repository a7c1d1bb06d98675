import {readFileSync, readdirSync} from 'node:fs';
import path from 'node:path';
import {createEngine} from '../src/search/engine';
import {rankingWeights} from '../src/search/score';
import {judgeSearch} from './evals/judgeSearch';
const folder='build/assets/search';
const read=(n: string)=>JSON.parse(readFileSync(path.join(folder,readdirSync(folder).find((f)=>f.startsWith(n+'.'))!),'utf8'));
const outline=read('search-outline'),index=read('search-index'),texts=read('search-texts');
const S=JSON.parse(readFileSync('tests/evals/search.json','utf8'));
const Q=JSON.parse(readFileSync('tests/evals/questions.json','utf8')).filter((x: any)=>x.expect?.length).map((x: any)=>({q:x.q,expect:x.expect,kind:'q',origin:'own'}));
type W=any;
function evalW(w: W){
  const e=createEngine(outline,w); e.addIndex(index); e.addTexts(texts);
  const j=judgeSearch(e,S); const k=judgeSearch(e,Q);
  const f=(a: any[])=>({h1:a.filter((x)=>x.rank===1).length/a.length,h5:a.filter((x)=>x.rank>0&&x.rank<=5).length/a.length,mrr:a.reduce((s,x)=>s+(x.rank?1/x.rank:0),0)/a.length});
  return {s:f(j),q:f(k)};
}
const obj=(r: any)=>r.s.mrr+0.5*r.s.h1+0.3*r.s.h5+0.6*(r.q.mrr+0.3*r.q.h5);
const paths: string[][]=[]; for(const [k,v] of Object.entries(rankingWeights as W)) if(typeof v==='number') paths.push([k]); else for(const kk of Object.keys(v as any)) paths.push([k,kk]);
const get=(w: W,p: string[])=>p.reduce((a,k)=>a[k],w); const set=(w: W,p: string[],v: number)=>{const c=structuredClone(w); if(p.length===1)c[p[0]!]=v; else c[p[0]!][p[1]!]=v; return c;};
let best=structuredClone(rankingWeights as W); let r=evalW(best); let b=obj(r);
const show=(r: any)=>JSON.stringify(r,(k,v)=>typeof v==='number'?Math.round(v*1000)/1000:v);
console.log('start',b,show(r));
const cap: Record<string,number>={synonymCertainty:1,pageShare:0.95,pageLength:1};
for(const step of [0.25,0.12]) for(const p of paths){ for(const f of [1+step,1-step]){ const v=+(get(best,p)*f).toFixed(3); if(v>(cap[p[0]!]??1e9))continue; if(p[0]==='fieldLength'&&v>1)continue; const w=set(best,p,v); const rr=evalW(w); const o=obj(rr); if(o>b+1e-4){console.log(p.join('.'),get(best,p),'->',v,o.toFixed(4),show(rr)); best=w;b=o;r=rr;break;} } }
console.log(JSON.stringify(best)); console.log(show(r));
